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
} as const satisfies Record<string, Paint>;

/** The chat app's green, for links into it only. */
const chatPaint: Paint = {
  background: colour.chat,
  border: colour.chat,
  text: colour.onChat,
  strong: colour.chatStrong,
  strongText: colour.onChat,
};

/** 24 pixels at the usual text size; less beside large text in a narrow window. */
const sidePadding = `clamp(${space[1]}, 13vw - 1.1rem, ${space[3]})`;

const sizes = {
  default: css`min-height: ${size.target}; padding: ${space[1]} ${sidePadding};`,
  sm: css`min-height: ${size.target}; padding: ${space.half} ${space[2]}; font-size: ${theme.text.small};`,
  lg: css`min-height: 3.5rem; padding: ${space[2]} ${sidePadding};`,
  icon: css`width: ${size.target}; height: ${size.target}; padding: 0;`,
};

export type ButtonVariant = keyof typeof paints;
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $chat: boolean;
}

export const buttonStyles = css<ButtonLook>`
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
  ${({ $size }) => sizes[$size]}
  ${({ $variant, $chat }) => {
    const paint = $chat ? chatPaint : paints[$variant];
    return css`
      background: ${paint.background};
      border-color: ${paint.border};
      color: ${paint.text};
      &:hover { background: ${paint.strong}; color: ${paint.strongText}; }
    `;
  }}
  ${({ $variant }) =>
    $variant === "link" &&
    css`
      padding-inline: 0;
      text-decoration: underline;
      text-underline-offset: 0.2em;
      &:hover { text-decoration-thickness: 0.15em; }
    `}
  &:active { transform: translateY(1px); }
  &:disabled { opacity: 0.55; cursor: not-allowed; }
  /* Buttons are useless on paper. */
  ${media.print} { display: none; }
`;
