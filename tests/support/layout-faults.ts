/**
 * Finds layout faults of the current page, each as a sentence: horizontal overflow, clipped text, overlapping elements, touch
 * targets that are too small, and titled items side by side that do not line up.
 *
 * Runs in the page (`page.evaluate(layoutFaults)`), so it can't use anything outside of itself.
 */
export function layoutFaults(): string[] {
  /** Tolerance in CSS pixels: boxes have fractional positions. */
  const slack = 1;
  /** Smallest side of a target, in CSS pixels (WCAG 2.5.5, and the design's own rule). */
  const targetSide = 44;

  interface Box {
    element: Element;
    left: number;
    top: number;
    right: number;
    bottom: number;
  }

  const root = document.documentElement;
  const faults = new Set<string>();

  const describeElement = (element: Element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const text = words.replace(/\s+/g, " ").trim().slice(0, 50);
    return `<${element.localName}> “${text || element.getAttribute("name") || element.id}”`;
  };
  /** Computes a fact of each element once: most lines and boxes have the same ancestors. */
  const once = <Fact>(compute: (element: Element) => Fact): ((element: Element) => Fact) => {
    const known = new Map<Element, Fact>();
    return (element) => {
      if (!known.has(element)) known.set(element, compute(element));
      return known.get(element) as Fact;
    };
  };
  const ancestors: (element: Element) => Element[] = once(({ parentElement }) =>
    parentElement ? [parentElement, ...ancestors(parentElement)] : [],
  );
  const overflowOf = once((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return { overflowX, overflowY, box: element.getBoundingClientRect() };
  });

  /** Visually hidden text, for assistive technology. */
  const forEarsOnly = new Set(
    Array.from(document.body.querySelectorAll("*")).filter(
      (element) => getComputedStyle(element).clipPath === "inset(50%)",
    ),
  );
  // Chromium reports undisplayed SVG text as visible, but it has no boxes.
  const isShown = once(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (!(element instanceof SVGElement) || element.getClientRects().length > 0) &&
      ![element, ...ancestors(element)].some((one) => forEarsOnly.has(one)),
  );

  const boxOf = (element: Element): Box => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { element, left, top, right, bottom };
  };

  /** The lines of each text node, as boxes of the font's height, whatever the line height. */
  const lines: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || ["SCRIPT", "STYLE", "NOSCRIPT"].includes(element.tagName)) continue;
    if (element.closest("option") || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const letters = Number.parseFloat(getComputedStyle(element).fontSize);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width === 0) continue;
      const middle = (top + bottom) / 2;
      lines.push({ element, left, right, top: middle - letters / 2, bottom: middle + letters / 2 });
    }
  }

  /* Horizontal overflow of the page. */
  if (root.scrollWidth > root.clientWidth)
    faults.add(`The page is ${root.scrollWidth} pixels wide in a window of ${root.clientWidth}`);

  /* Text clipped by the window or by an ancestor. */
  for (const { element, left, right, top, bottom } of lines) {
    if (left + scrollX < -slack || right + scrollX > root.clientWidth + slack)
      faults.add(`${describeElement(element)} reaches beyond the window`);
    for (const ancestor of [element, ...ancestors(element)]) {
      if (ancestor === document.body || ancestor === root) break;
      const { overflowX, overflowY, box } = overflowOf(ancestor);
      if (overflowX !== "visible" && (left < box.left - slack || right > box.right + slack))
        faults.add(`${describeElement(element)} is cut off at the side`);
      if (/hidden|clip/.test(overflowY) && (top < box.top - slack || bottom > box.bottom + slack))
        faults.add(`${describeElement(element)} is cut off above or below`);
    }
  }
  const pen = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")) {
    if (!pen || !isShown(field)) continue;
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const words = "placeholder" in field ? field.placeholder : (field.selectedOptions[0]?.label ?? "");
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    if (pen.measureText(words).width > room + slack) faults.add(`The words “${words}” do not fit into their field`);
  }

  /* Overlapping texts and controls; fixed and sticky layers (header, notice, bar) are compared only among themselves. */
  const isInline = (element: Element) => getComputedStyle(element).display === "inline";
  const controls = Array.from(document.querySelectorAll("a[href], button, input, select, textarea")).filter(isShown);
  const blocks = [...controls.filter((control) => !isInline(control)), ...document.querySelectorAll("figure")];
  const isLayer = once((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === "fixed" || (position === "sticky" && bottom !== "auto");
  });
  const layerOf = (element: Element) => [element, ...ancestors(element)].find(isLayer);
  /** The visible part of a box within a scrolling ancestor. */
  const inView = (box: Box): Box => {
    const scroller = ancestors(box.element).find((one) => /auto|scroll/.test(overflowOf(one).overflowY));
    if (!scroller || scroller === root || scroller === document.body) return box;
    const { box: frame } = overflowOf(scroller);
    return { ...box, top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom) };
  };
  const boxes = [...lines, ...blocks.map(boxOf)]
    .map((box) => ({ ...inView(box), layer: layerOf(box.element) }))
    .filter((box) => box.bottom > box.top)
    .sort((one, other) => one.top - other.top);
  boxes.forEach((upper, index) => {
    for (const lower of boxes.slice(index + 1)) {
      if (lower.top >= upper.bottom - slack) break;
      if (upper.layer !== lower.layer) continue;
      if (upper.element.contains(lower.element) || lower.element.contains(upper.element)) continue;
      const width = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
      const height = Math.min(upper.bottom, lower.bottom) - lower.top;
      if (width > slack && height > slack)
        faults.add(`${describeElement(upper.element)} and ${describeElement(lower.element)} overlap`);
    }
  });
  /* Touch targets that are too small; links within a sentence are exempt (WCAG 2.5.8, "Inline"). */
  for (const control of controls) {
    const isInSentence =
      isInline(control) && (control.parentElement?.textContent ?? "").trim() !== control.textContent?.trim();
    if (isInSentence) continue;
    const { width, height } = control.getBoundingClientRect();
    if (width < targetSide - 0.5 || height < targetSide - 0.5)
      faults.add(`${describeElement(control)} is only ${width.toFixed(1)} × ${height.toFixed(1)} pixels to press`);
  }

  /* Titled items side by side, such as plans and steps, whose titles, texts or figures do not begin at the same height. */
  for (const list of document.querySelectorAll("main :is(ul, ol)")) {
    const items = Array.from(list.children).filter((item) => item.querySelector(":scope > h3") && isShown(item));
    const parts = (item: Element | undefined) =>
      Array.from(item?.querySelectorAll(":scope > :not(span, svg), dt") ?? []).filter(
        (part) => getComputedStyle(part).position !== "absolute",
      );
    items.forEach((item, index) => {
      const neighbour = items[index + 1];
      if (!neighbour || Math.abs(boxOf(item).top - boxOf(neighbour).top) > slack) return;
      parts(item).forEach((part, place) => {
        const other = parts(neighbour)[place];
        if (other?.localName === part.localName && Math.abs(boxOf(part).top - boxOf(other).top) > slack)
          faults.add(`${describeElement(part)} and ${describeElement(other)} do not begin at the same height`);
      });
    });
  }

  return [...faults];
}
