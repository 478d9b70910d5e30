import { css } from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";

const { colour, space, size } = theme;

/** Colours of a button at rest and while it is pointed at. */
interface Paint {
  background: string;
  border: string;
  text: string;
  strong: string;
  strongText: string;
}

const paints = {
  default: {
    background: colour.action,
    border: colour.action,
    text: colour.onAction,
    strong: colour.actionStrong,
    strongText: colour.onAction,
  },
  destructive: {
    background: colour.danger,
    border: colour.danger,
    text: colour.onDanger,
    strong: colour.dangerStrong,
    strongText: colour.onDanger,
  },
  outline: {
    background: "transparent",
    border: "currentColor",
    text: "inherit",
    strong: colour.iceDeep,
    strongText: colour.ink,
  },
  secondary: {
    background: colour.iceDeep,
    border: colour.iceDeep,
    text: colour.ink,
    strong: colour.line,
    strongText: colour.ink,
  },
  ghost: {
    background: "transparent",
    border: "transparent",
    text: "inherit",
    strong: colour.iceDeep,
    strongText: colour.ink,
  },
  link: {
    background: "transparent",
    border: "transparent",
    // Must be readable on navy, too.
    text: "inherit",
    strong: "transparent",
    strongText: "inherit",
  },
  /** The chat app's green, for links into it only. */
  chat: {
    background: colour.chat,
    border: colour.chat,
    text: colour.onChat,
    strong: colour.chatStrong,
    strongText: colour.onChat,
  },
} as const satisfies Record<string, Paint>;

/** 24 pixels at the usual text size; less beside large text in a narrow window. */
const sidePadding = `clamp(${space[1]}, 13vw - 1.1rem, ${space[3]})`;

const sizes = {
  default: css`min-height: ${size.target}; padding: ${space[1]} ${sidePadding};`,
  sm: css`min-height: ${size.target}; padding: ${space.half} ${space[2]}; font-size: ${theme.text.small};`,
  lg: css`min-height: 3.5rem; padding: ${space[2]} ${sidePadding};`,
  icon: css`width: ${size.target}; height: ${size.target}; padding: 0;`,
};

export type ButtonVariant = Exclude<keyof typeof paints, "chat">;
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  variant: ButtonVariant;
  size: ButtonSize;
  /** Green of the chat app; only for links to it. */
  chat: boolean;
}

/** Names of the classes that `buttonStyles` distinguishes. */
export const buttonClasses = ({ variant, size, chat }: ButtonLook) => `variant-${chat ? "chat" : variant} size-${size}`;

const painted = ({ background, border, text, strong, strongText }: Paint) => css`
  background: ${background};
  border-color: ${border};
  color: ${text};
  &:hover { background: ${strong}; color: ${strongText}; }
`;

/**
 * Looks are classes, not props: with props, the HTML would repeat all rules for each combination. `:where` adds no specificity, so
 * that a section can size its buttons.
 */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  border: ${size.stroke} solid;
  border-radius: ${theme.radius.small};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${theme.motion.quick}, color ${theme.motion.quick};
  ${Object.entries(sizes).map(([name, rules]) => css`&:where(.size-${name}) { ${rules} }`)}
  ${Object.entries(paints).map(([name, paint]) => css`&:where(.variant-${name}) { ${painted(paint)} }`)}
  &:where(.variant-link) {
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &:hover { text-decoration-thickness: 0.15em; }
  }
  &:active { transform: translateY(1px); }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  /* Buttons are useless on paper. */
  ${media.print} { display: none; }
`;
