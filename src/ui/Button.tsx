import type { ButtonHTMLAttributes } from "react";
import styled from "styled-components";
import { Anchor, type AnchorProps } from "./Anchor";
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from "./Button.styles";

const StyledButton = styled.button<ButtonLook>`${buttonStyles}`;
const StyledAnchor = styled(Anchor)<ButtonLook>`${buttonStyles}`;

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Paints the button in the chat app's green; only for links into it. */
  chat?: boolean;
}

export type ButtonProps = Look &
  (({ href: string } & AnchorProps) | ({ href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement>));

/**
 * A button, or a link that looks like one when it has an `href`. A button is of type `button` unless told otherwise. With the
 * size `icon` it shows only an icon and needs an `aria-label`.
 */
export function Button({ variant = "default", size = "default", chat = false, ...attributes }: ButtonProps) {
  const look = { $variant: variant, $size: size, $chat: chat };
  if (attributes.href !== undefined) return <StyledAnchor {...look} {...attributes} />;
  const { href: _, ...buttonAttributes } = attributes;
  return <StyledButton type="button" {...look} {...buttonAttributes} />;
}
