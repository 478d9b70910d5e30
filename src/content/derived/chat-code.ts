import QRCode from "qrcode";
import type { QrCode } from "./derived-fields";
import { chatUrl } from "./outbound-links";

/**
 * QR code of the chat, for the printed page. Without a greeting, because a code of fewer modules scans from further away.
 *
 * @param phone `(87) 99999-9999`
 */
export function chatCode(phone: string): QrCode {
  const { size, data } = QRCode.create(chatUrl(phone), { errorCorrectionLevel: "M" }).modules;
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from(data.slice(y * size, (y + 1) * size), Number).join(""),
  );
  const lines = rows.flatMap((row, y) =>
    Array.from(row.matchAll(/1+/g), ({ index, 0: run }) => `M${index} ${y}.5h${run.length}`),
  );
  return { size, path: lines.join("") };
}
