/** Hours from one to another in a text: `8h às 18h`, `08:00–18:00`, `8 às 18h`. “2 a 4h” may be a time that something takes. */
export const hoursInText =
  /(?<![\d/:,h]|em )(?:(\d{1,2})[h:](\d\d)? *(?:às|as|a|até(?: [àa]s)?|[-–—])|(\d{1,2}) *(?:às|as)) *(\d{1,2})[h:](\d\d)?(?![\d/])/giu;

/** The first hours of a text, in minutes since midnight. */
export function hoursIn(text: string): { from: number; to: number } | undefined {
  const [match] = text.matchAll(hoursInText);
  if (!match) return undefined;
  const [, hour, minutes, hourAlone, lastHour, lastMinutes] = match;
  return {
    from: Number(hour ?? hourAlone) * 60 + Number(minutes ?? 0),
    to: Number(lastHour) * 60 + Number(lastMinutes ?? 0),
  };
}
