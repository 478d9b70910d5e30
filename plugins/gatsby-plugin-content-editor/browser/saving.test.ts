import { describe, expect, it } from "@jest/globals";
import { merge } from "./saving";

const opened = { phone: "1", email: "a", plans: [{ name: "Básico", price: "10" }, { name: "Total" }] };
const changed = (change: (data: typeof opened) => void) => {
  const data = structuredClone(opened);
  change(data);
  return data;
};

describe("Two versions of a file", () => {
  it("are merged field by field", () => {
    const theirs = changed((data) => (data.phone = "2"));
    const mine = changed((data) => (data.email = "b"));
    expect(merge(opened, theirs, mine)).toEqual({ merged: { ...opened, phone: "2", email: "b" }, conflicts: [] });
  });

  it("conflict in a field that both have changed differently, and in no other", () => {
    const theirs = changed(({ plans }) => Object.assign(plans[0] ?? {}, { name: "Simples", price: "20" }));
    const mine = changed(({ plans }) => Object.assign(plans[0] ?? {}, { price: "30" }));
    const { merged, conflicts } = merge(opened, theirs, mine);
    expect(conflicts).toEqual([{ path: ["plans", 0, "price"], theirs: "20", mine: "30" }]);
    expect(merged).toEqual({ ...opened, plans: [{ name: "Simples", price: "30" }, { name: "Total" }] });
  });

  it("do not conflict where both have made the same change", () => {
    const same = changed((data) => (data.phone = "2"));
    expect(merge(opened, same, structuredClone(same))).toEqual({ merged: same, conflicts: [] });
  });

  it("conflict where one has removed the entry that the other has changed", () => {
    const theirs = changed(({ plans }) => Object.assign(plans[1] ?? {}, { name: "Completo" }));
    const mine = changed(({ plans }) => plans.pop());
    expect(merge(opened, theirs, mine).conflicts).toEqual([
      { path: ["plans", 1], theirs: { name: "Completo" }, mine: undefined },
    ]);
    expect(merge(opened, opened, mine)).toEqual({ merged: mine, conflicts: [] });
  });
});
