import { describe, expect, it } from "@jest/globals";
import { chatUrl, emailUrl, mapsUrl, phoneUrl } from "./outbound-links";

describe("a link out of the site", () => {
  it("to the phone has only digits, with the country code", () => {
    expect(phoneUrl("(87) 91234-5678")).toBe("tel:+5587912345678");
    expect(phoneUrl("(87) 3333-4444")).toBe("tel:+558733334444");
  });

  it("to the chat app has the greeting prefilled", () => {
    expect(chatUrl("(87) 91234-5678", "Olá! Vim pelo site & gostaria de informações.")).toBe(
      "https://wa.me/5587912345678?text=Ol%C3%A1!%20Vim%20pelo%20site%20%26%20gostaria%20de%20informa%C3%A7%C3%B5es.",
    );
  });

  it("to the mail program has the address", () => {
    expect(emailUrl("contato@example.com")).toBe("mailto:contato@example.com");
  });

  it("to the map searches for the address", () => {
    expect(mapsUrl("Rua São João, 10, Garanhuns/PE, CEP 55290-000")).toBe(
      "https://www.google.com/maps/search/?api=1&query=Rua%20S%C3%A3o%20Jo%C3%A3o%2C%2010%2C%20Garanhuns%2FPE%2C%20CEP%2055290-000",
    );
  });
});
