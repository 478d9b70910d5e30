import { afterEach, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { OpeningProvider } from "../ui/OpenNow";
import { ContactDetails } from "./ContactDetails";

afterEach(() => {
  jest.useRealTimers();
});

/** The rows of the table of a business with these hours, some closed days and emergency service. */
function rowsWith(hoursByDays: { days: string; hours: string }[]) {
  // On Kiritimati, the 21st has begun; nearly everywhere else, it is still the 20th.
  jest.useFakeTimers({ now: new Date("2026-11-20T10:30:00Z") });
  const openNow = {
    open: "",
    openThenDuty: null,
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
    emergencyLabel: "Emergência",
    saveLabel: "",
    codeCaption: "",
  };
  const closures = [
    { from: "2026-12-23", to: "2027-01-05", written: "holidays" },
    { from: "2026-12-25", to: "2026-12-25", written: "within the holidays" },
    { from: "2026-11-12", to: "2026-11-20", written: "past" },
    { from: "2026-11-21", to: "2026-11-21", written: "now" },
    // In sixty days.
    { from: "2027-01-20", to: "2027-02-01", written: "near" },
    { from: "2027-01-21", to: "2027-01-21", written: "far" },
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
  const duty = { opensAt: 0, closesAt: 1440, written: "24 horas" };
  const clock = { timeZone: "Pacific/Kiritimati", weekdays: [], duty, closures, today: "2020-01-01" };
  const code = { chatCode: { size: 0, path: "" } };
  const business = {
    ...links,
    ...clock,
    ...code,
    address: { lines: [] },
    openingHours: hoursByDays.length > 0 ? [] : null,
    hoursByDays,
    openingHoursText: "",
  };
  const details = { ...texts, openNow };
  const data = { contactPage: { details }, interfaceTexts: { mapLabel: "" }, business };
  render(
    <OpeningProvider data={data}>
      <ContactDetails data={data} />
    </OpeningProvider>,
  );
  return screen.getAllByRole("row").map((row) => row.textContent);
}

const others = ["nowfechado", "holidaysfechado", "nearfechado", "Emergência24 horas"];

it("Closed days are listed with the hours, in their order and once, and the emergency service last, while they are near by the business's date, whenever the site was built and wherever the visitor is", () => {
  expect(rowsWith([{ days: "Segunda a sexta", hours: "8h–18h" }])).toEqual(["Segunda a sexta8h–18h", ...others]);
});

it("A business by appointment has its closed days and its emergency service listed, too", () => {
  expect(rowsWith([])).toEqual(others);
});
