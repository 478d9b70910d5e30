// jsdom's rules are of no class that it exposes.
const isMediaRule = (rule: CSSRule): rule is CSSMediaRule => "media" in rule;
const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => "selectorText" in rule;

/**
 * The style rules of the page, for styles that jsdom can't compute: those below a media query, which have to be named by it, and
 * those for states.
 */
export function styleRules(media?: string): CSSStyleRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const chosen = media
    ? rules.filter(isMediaRule).flatMap((rule) => (rule.media.mediaText === media ? [...rule.cssRules] : []))
    : rules;
  return chosen.filter(isStyleRule);
}
