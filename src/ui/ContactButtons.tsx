import { Button } from "./Button";
import type { ButtonSize } from "./Button.styles";

interface ContactButtonsProps {
  business: { chatUrl: string; phone: string; phoneUrl: string };
  chatLabel: string;
  size?: ButtonSize;
}

/** The chat and the phone as two buttons; the second shows the number. */
export function ContactButtons({ business, chatLabel, size }: ContactButtonsProps) {
  return (
    <>
      <Button href={business.chatUrl} chat icon="chat" size={size}>
        {chatLabel}
      </Button>
      <Button href={business.phoneUrl} variant="outline" icon="phone" size={size}>
        {business.phone}
      </Button>
    </>
  );
}
