import type { ButtonHTMLAttributes } from "react";
import styled from "styled-components";
import { Anchor, type AnchorProps } from "./Anchor";
import { type ButtonLook, buttonClasses, buttonStyles } from "./Button.styles";
import { Icon, type IconName } from "./Icon";

/** Passes all attributes on: styled-components does not know `popovertarget`, and warns of it in development. */
const Surface = styled.button.withConfig({ shouldForwardProp: () => true })`${buttonStyles}`;

type ButtonProps = Partial<ButtonLook> & {
  /** Icon before the text. */
  icon?: IconName;
} & (
    | ({ href: string } & Omit<AnchorProps, "className">)
    | ({ href?: undefined } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">)
  );

/**
 * A button, or with `href` a link styled as one. The default type is `button`. Size `icon` shows only an icon and needs an
 * `aria-label`.
 */
export function Button({
  variant = "default",
  size = "default",
  chat,
  printed,
  icon,
  children,
  ...attributes
}: ButtonProps) {
  const common = {
    className: buttonClasses({ variant, size, chat, printed }),
    children: (
      <>
        {icon && <Icon name={icon} />}
        {children}
      </>
    ),
  };
  if (attributes.href !== undefined) return <Surface as={Anchor} {...attributes} {...common} />;
  return <Surface type="button" {...attributes} {...common} />;
}
