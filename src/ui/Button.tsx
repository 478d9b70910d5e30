import type { ButtonHTMLAttributes } from "react";
import styled from "styled-components";
import { Anchor, type AnchorProps } from "./Anchor";
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from "./Button.styles";

const StyledButton = styled.button<ButtonLook>`${buttonStyles}`;
const StyledAnchor = styled(Anchor)<ButtonLook>`${buttonStyles}`;

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Green of the chat app; only for links to it. */
  chat?: boolean;
}

export type ButtonProps = Look &
  (({ href: string } & AnchorProps) | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>));

/**
 * A button, or with `href` a link styled as one. The default type is `button`. Size `icon` shows only an icon and needs an
 * `aria-label`.
 */
export function Button({ variant = "default", size = "default", chat = false, ...attributes }: ButtonProps) {
  const look = { $variant: variant, $size: size, $chat: chat };
  if (attributes.href !== undefined) return <StyledAnchor {...look} {...attributes} />;
  const { href: _, ...buttonAttributes } = attributes;
  return <StyledButton type="button" {...look} {...buttonAttributes} />;
}
