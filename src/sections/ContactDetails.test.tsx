import { expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ContactDetails } from "./ContactDetails";

const day = (daysAhead: number) => new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);

it("Closed days are listed with the hours while they are near, whenever the site was built", () => {
  const openNow = {
    open: "",
    closesLater: "",
    always: "",
    closed: "",
    onDuty: null,
    closedForLong: "",
    today: "",
    tomorrow: "",
  };
  const texts = {
    heading: "",
    phoneLabel: "",
    chatLabel: "",
    emailLabel: "",
    addressLabel: "",
    hoursLabel: "Horário",
    closedLabel: "fechado",
    saveLabel: "",
    codeCaption: "",
  };
  const hours = {
    days: "Segunda a sexta",
    hours: "8h–18h",
    fromDay: 0,
    toDay: 4,
    opensAt: 480,
    closesAt: 1080,
  };
  const closures = [
    { from: day(-9), to: day(-2), written: "past" },
    { from: day(-2), to: day(2), written: "now" },
    { from: day(55), to: day(70), written: "near" },
    { from: day(65), to: day(65), written: "far" },
  ];
  const links = {
    phone: "",
    phoneUrl: "/",
    chatPhone: null,
    chatUrl: "/",
    email: "",
    emailUrl: "/",
    mapsUrl: "/",
    contactCardPath: "/",
  };
  const clock = { timeZone: "America/Recife", weekdays: [], duty: null, closures, today: "2020-01-01" };
  const code = { chatCode: { size: 0, path: "" } };
  const business = { ...links, ...clock, ...code, address: { lines: [] }, openingHours: [], hoursByDays: [hours] };
  const details = { ...texts, openNow };
  render(<ContactDetails data={{ contactPage: { details }, interfaceTexts: { mapLabel: "" }, business }} />);
  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toEqual(["Segunda a sexta8h–18h", "nowfechado", "nearfechado"]);
});
