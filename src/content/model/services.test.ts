import { expect, it } from "@jest/globals";
import { read, told, value } from "../../../tests/support/edited-content";

const services = "services.yaml";
const icon = (written: string) => read(services, ["services", 0, "icon"], value("icon", written));

it("A service keeps the drawing that it has, whatever its name was", () => {
  expect(["calendar_check", "wrench", "snowflake"].map(icon)).toEqual(["gauge", "open_compressor", "evaporator"]);
  expect(icon("phone")).toBe("phone");
});

it("A service is offered only the drawings of services", () => {
  expect(told(services, value("icon", "chave"))).toEqual([
    "- icon: chave → O valor não é um dos aceitos. Use um destes: gauge, open_compressor, evaporator, fan, installation, emergency, thermometer, compressor, duct, building, document, clock.",
  ]);
});
