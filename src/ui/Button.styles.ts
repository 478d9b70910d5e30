import { css } from "styled-components";
import { media } from "../theme/media";
import { screenOnly } from "../theme/print";
import { ownGround, theme } from "../theme/theme";

const { colour, space, size } = theme;

/** 24 pixels at the usual text size; less beside large text in a narrow window. */
const sidePadding = `clamp(${space[1]}, 13vw - 1.1rem, ${space[3]})`;

const sizes = {
  default: css`padding: ${space[1]} ${sidePadding};`,
  sm: css`padding: ${space.half} ${space[2]}; font-size: ${theme.text.small};`,
  lg: css`min-height: ${size.action}; padding: ${space[2]} ${sidePadding};`,
  icon: css`width: ${size.target}; padding: 0;`,
};

/** Hover of the variants without a background of their own. */
const pale = css`&:hover { background: ${colour.iceDeep}; color: ${colour.ink}; }`;

const variants = {
  default: css`${ownGround} background: ${colour.action}; color: ${colour.surface}; &:hover { background: ${colour.actionStrong}; }`,
  destructive: css`${ownGround} background: ${colour.danger}; color: ${colour.surface}; &:hover { background: ${colour.ink}; }`,
  outline: css`border-color: currentColor; ${pale}`,
  secondary: css`background: ${colour.iceDeep}; color: ${colour.ink}; &:hover { background: ${colour.line}; }`,
  ghost: pale,
  link: css`
    padding-inline: 0;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    &:hover { text-decoration-thickness: 0.15em; }
  `,
  /** The chat app's green, for links into it only; in forced colours, those of what is filled. */
  chat: css`
    background: ${colour.chat};
    color: ${colour.onChat};
    &:hover { background: ${colour.chatStrong}; }
    ${media.forcedColours} { &, &:hover { ${ownGround} background: ${colour.action}; color: ${colour.surface}; } }
  `,
};

type ButtonVariant = Exclude<keyof typeof variants, "chat">;
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  variant: ButtonVariant;
  size: ButtonSize;
  /** Green of the chat app; only for links to it. */
  chat?: boolean;
  /** On paper, too: its text is a number to call. */
  printed?: boolean;
}

/** Names of the classes that `buttonStyles` distinguishes. */
export const buttonClasses = ({ variant, size, chat, printed }: ButtonLook) =>
  `variant-${chat ? "chat" : variant} size-${size}${printed ? "" : ` ${screenOnly}`}`;

/**
 * Looks are classes, not props: with props, the HTML would repeat all rules for each combination. `:where` adds no specificity, so
 * that a section can size its buttons.
 */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-height: ${size.target};
  border: ${size.stroke} solid transparent;
  border-radius: ${theme.radius.small};
  background: none;
  font-weight: ${theme.weight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${theme.motion.quick}, color ${theme.motion.quick};
  ${Object.entries(sizes).map(([name, rules]) => css`&:where(.size-${name}) { ${rules} }`)}
  ${Object.entries(variants).map(([name, rules]) => css`&:where(.variant-${name}) { ${rules} }`)}
  /* Beside large text in a narrow window, its words need the room. */
  ${media.cramped} { &:not(.size-icon) > svg { display: none; } }
  &:active { transform: translateY(1px); }
`;
