import Access from "./icons/access.svg";
import Arrow from "./icons/arrow.svg";
import Building from "./icons/building.svg";
import Chat from "./icons/chat.svg";
import Check from "./icons/check.svg";
import Clock from "./icons/clock.svg";
import Close from "./icons/close.svg";
import Compressor from "./icons/compressor.svg";
import Document from "./icons/document.svg";
import Duct from "./icons/duct.svg";
import Emergency from "./icons/emergency.svg";
import External from "./icons/external.svg";
import Mail from "./icons/mail.svg";
import MapSheet from "./icons/map.svg";
import Menu from "./icons/menu.svg";
import Phone from "./icons/phone.svg";
import Pin from "./icons/pin.svg";
import Thermometer from "./icons/thermometer.svg";

/** Icons, by the names that the content model gives them. */
export const icons = {
  access: Access,
  arrow: Arrow,
  building: Building,
  chat: Chat,
  check: Check,
  clock: Clock,
  close: Close,
  compressor: Compressor,
  document: Document,
  duct: Duct,
  emergency: Emergency,
  external: External,
  mail: Mail,
  map: MapSheet,
  menu: Menu,
  phone: Phone,
  pin: Pin,
  thermometer: Thermometer,
} satisfies Partial<Record<Queries.IconName, unknown>>;
