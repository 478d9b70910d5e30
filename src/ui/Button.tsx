import type { ButtonHTMLAttributes } from "react";
import styled from "styled-components";
import { Anchor, type AnchorProps } from "./Anchor";
import { type ButtonLook, buttonClasses, buttonStyles } from "./Button.styles";

const Surface = styled.button`${buttonStyles}`;

type ButtonProps = Partial<ButtonLook> &
  (
    | ({ href: string } & Omit<AnchorProps, "className">)
    | ({ href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">)
  );

/**
 * A button, or with `href` a link styled as one. The default type is `button`. Size `icon` shows only an icon and needs an
 * `aria-label`.
 */
export function Button({ variant = "default", size = "default", chat = false, ...attributes }: ButtonProps) {
  const className = buttonClasses({ variant, size, chat });
  if (attributes.href !== undefined) return <Surface as={Anchor} {...attributes} className={className} />;
  return <Surface type="button" {...attributes} className={className} />;
}
