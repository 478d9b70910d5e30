/** Custom property with the height of the privacy notice, if that is not usual; the notice sets it. */
export const noticeHeightProperty = "--notice-height";

/** In px: the notice is seldom higher. On a phone 280 px wide it takes 95, on wider ones 61 to 77. */
export const usualNoticeHeight = 96;

/** View timeline of the first chat and phone buttons of a page's content: while they are in view, the action bar is not. */
export const buttonsTimeline = "--buttons";

/**
 * Colours by day, at night, for visitors whose device is set to dark, and in forced colours, which browsers set for text and boxes but not
 * for drawings. `elementStyles` makes them custom properties; on paper it is day.
 */
export const dayAndNight = {
  /** Running text and headings on light surfaces. */
  ink: ["#0d2138", "#def", "CanvasText"],
  /** Secondary text on light surfaces; 7:1 and more on white and ice. */
  inkSoft: ["#36506b", "#abc", "CanvasText"],
  surface: ["#fff", "#04142a", "Canvas"],
  ice: ["#eef5fa", "#0a2038", "Canvas"],
  iceDeep: ["#dbe9f3", "#12305a", "Canvas"],
  line: ["#c3d5e4", "#2b4a70", "CanvasText"],
  rule: ["#0d2138", "#789", "CanvasText"],
  /** Borders of controls, 3:1 against white. */
  controlLine: ["#6b839b", "#789", "CanvasText"],
  action: ["#0b57c4", "#7bf", "LinkText"],
  actionStrong: ["#083f91", "#acf", "LinkText"],
  /** Ground of what is chosen: the popular plan. */
  tint: ["#e2edfc", "#0b2745", "Canvas"],
  /** Ground of what leads past the form; at night it is told by its outline. */
  amberSoft: ["#fff4dc", "#04142a", "Canvas"],
  /** Examples in empty fields, which must not be taken for text. */
  placeholder: ["#5d748b", "#8fa3b8", "CanvasText"],
  danger: ["#b3261e", "#f99", "CanvasText"],
} as const;

type Changing = keyof typeof dayAndNight;

/** For text in the page's own colour on a filled ground: in forced colours, a browser would lay a patch of that colour behind the text. */
export const ownGround = "forced-color-adjust: none;";

const changing = Object.fromEntries(Object.keys(dayAndNight).map((name) => [name, `var(--${name})`])) as Record<
  Changing,
  string
>;

/**
 * The design tokens: colours, shared type sizes, breakpoints and the scale of distances.
 * Colours are named for their role. Every text and control pair meets WCAG 2.2 AA, running text AAA.
 */
export const theme = {
  colour: {
    ...changing,
    navy: "#0a2342",
    navyDeep: "#06182f",
    /** Rooms and recesses in drawings on navy. */
    navyLight: "#14376b",
    /** Cut surfaces in drawings. */
    cut: "#1a4372",
    /** Supply air from the coil, and return air, in drawings. */
    coldAir: "#c9ecff",
    returnAir: "#4f93e0",
    onNavy: "#ffffff",
    onNavySoft: "#c8dcef",
    /** Lines of drawings on navy. */
    drawing: "#7fa9d1",
    /** Rules between rows on navy. */
    onNavyLine: "#4473ae",
    /** For what is wrong, and nothing else: emergencies, the symptom in hand, a form that fails. */
    amber: "#ffb31a",
    onAmber: "#2b1c00",
    /** Only for links to the chat app; dark enough for white text. */
    chat: "#0b7a48",
    chatStrong: "#075c36",
    onChat: "#ffffff",
    success: "#0b7a48",
    focusOnNavy: "#ffcf66",
  },
  font: {
    body: "system-ui, sans-serif",
    /** Set in `font-faces.ts`. */
    heading: "var(--heading-font)",
  },
  /**
   * Three weights. Labels are lighter than what they name: 400 for running text and labels, 600 for what is pressed or read first, 700,
   * which the typeface has, for headings and large numbers.
   */
  weight: { text: 400, strong: 600, heading: 700 },
  /**
   * A scale of 14, 17, 21, 26, 34, 46 and 64 pixels at 1280, closer on phones; 30 for a number to call, 76 for the promise from 1600 on. Fluid
   * from 360 to 1280 pixels of width, in rem, to follow the visitor's text size. The limits in vw only take effect where text is enlarged in a narrow window: they
   * keep the longest words of headings on one line, and each title larger than what it heads with text of twice the size on a phone.
   */
  text: {
    small: "0.875rem",
    body: "1.0625rem",
    lead: "min(clamp(1.125rem, 1.05rem + 0.32vw, 1.3125rem), 8.8vw)",
    title: "min(clamp(1.25rem, 1.22rem + 0.14vw, 1.3125rem), 9.6vw)",
    /** Emergency: its title, and the number to call. */
    urgent: "min(1.625rem, 9.6vw)",
    number: "min(1.875rem, 7.5vw)",
    /** The number on the contact page, its largest text: with its icon as wide as a phone; with large text there is none. */
    largestNumber: "min(4rem, 10.3vw - 0.2rem)",
    /** What was measured. */
    figure: "min(clamp(3rem, 2.6rem + 1.75vw, 4rem), 15vw)",
    heading: "min(clamp(1.625rem, 1.41rem + 0.96vw, 2.125rem), 10.2vw)",
    /** Title of a page. */
    display: "min(clamp(1.75rem, 1.3rem + 2vw, 2.875rem), 10.5vw)",
    /** Promise: the largest text of the site, on phones a tenth of their width, on the narrowest no wider than a long word of the trade. */
    hero: "min(4rem, max(17.4vw - 27px, 1.75rem), 10.5vw)",
    /** Promise beside the drawing: each of its sentences fits on one line. */
    heroColumn: "clamp(2.875rem, -0.55rem + 5.7vw, 4rem)",
    heroHuge: "4.75rem",
  },
  /**
   * Eight-point scale: `space[3]` is 24 pixels at the usual text size. Distances that stand beside text are limited in vw: in a narrow
   * window, large text needs the room.
   */
  space: {
    half: "0.25rem",
    1: "0.5rem",
    2: "min(1rem, 5vw)",
    3: "min(1.5rem, 7vw)",
    4: "min(2rem, 10vw)",
    5: "2.5rem",
    6: "3rem",
    8: "4rem",
    section: "clamp(3rem, 1.8rem + 5vw, 6rem)",
    strip: "clamp(2rem, 1.4rem + 2.5vw, 3rem)",
  },
  size: {
    /** Widths of content: a page's, that on very wide screens, and of running text, some 70 characters. */
    container: "75rem",
    containerHuge: "90rem",
    text: "36rem",
    /** No higher than its buttons where text is larger than a phone has room for. */
    header: "min(4rem, 20vw)",
    /** Height of what calls and opens the chat. */
    action: "3.5rem",
    /** Height of the action bar: button, padding and border. */
    actionBar: "min(4.0625rem, 21vw)",
    /** Height of the privacy notice, usual or measured; 0 once it is dismissed. */
    notice: `var(${noticeHeightProperty}, ${usualNoticeHeight}px)`,
    /** Minimum target size (WCAG 2.5.5). */
    target: "2.75rem",
    stroke: "1.5px",
  },
  radius: { small: "0.375rem", round: "999px" },
  shadow: "0 16px 48px rgb(6 24 47 / 0.2)",
  motion: {
    /** Entrance of a section, from the specification. */
    entrance: "0.8s",
    quick: "0.15s",
    ease: "cubic-bezier(0.2, 0.7, 0.2, 1)",
  },
  /** Minimum widths, in em, to follow the visitor's text size. */
  breakpoint: {
    /** The header has room for the number. */
    compact: "30em",
    tablet: "40em",
    /** The header shows the navigation instead of a menu. */
    menu: "48em",
    /** Columns side by side; no bar at the bottom. */
    desktop: "64em",
    /** The header shows the legal name and the tax number. */
    wide: "75em",
    huge: "100em",
  },
  /** Width and height of the images that social networks show, in pixels (1.91:1). */
  socialImage: { width: 1200, height: 630 },
  layer: { dock: 20, header: 30, toast: 50 },
} as const;
