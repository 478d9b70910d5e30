import { Button } from "./Button";
import type { ButtonSize } from "./Button.styles";
import { Icon } from "./Icon";

interface ContactButtonsProps {
  business: { chatUrl: string; phone: string; phoneUrl: string };
  chatLabel: string;
  size?: ButtonSize;
}

/** The chat and the phone as two buttons; the second shows the number. */
export function ContactButtons({ business, chatLabel, size = "default" }: ContactButtonsProps) {
  const iconSize = size === "sm" ? 20 : undefined;
  return (
    <>
      <Button href={business.chatUrl} chat size={size}>
        <Icon name="chat" size={iconSize} />
        {chatLabel}
      </Button>
      <Button href={business.phoneUrl} variant="outline" size={size}>
        <Icon name="phone" size={iconSize} />
        {business.phone}
      </Button>
    </>
  );
}
