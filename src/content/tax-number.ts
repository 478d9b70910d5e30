/**
 * Weights of the CNPJ's check digits, from the right: 2 to 9, then again from 2
 * (Receita Federal, Instrução Normativa RFB nº 2.229/2024, which also admits letters).
 */
function checkDigit(characters: string): number {
  const sum = [...characters].reverse().reduce((total, character, index) => {
    // Letters count as their ASCII code minus 48, so that "0" to "9" keep the value they always had.
    const value = character.charCodeAt(0) - 48;
    return total + value * (2 + (index % 8));
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Whether a CNPJ is the example that ships with the site: nobody's number, and so without true check digits. */
export function isExampleTaxNumber(taxNumber: string): boolean {
  return taxNumber.startsWith("00.000.000/");
}

/**
 * Whether a formatted CNPJ (`00.000.000/0000-00`, letters allowed before the check digits) carries the right check digits.
 * The shipped example passes: it is reported as an example instead.
 */
export function isValidTaxNumber(taxNumber: string): boolean {
  if (isExampleTaxNumber(taxNumber)) return true;
  const characters = taxNumber.replace(/[./-]/g, "");
  const body = characters.slice(0, 12);
  const first = checkDigit(body);
  return characters.slice(12) === `${first}${checkDigit(`${body}${first}`)}`;
}
