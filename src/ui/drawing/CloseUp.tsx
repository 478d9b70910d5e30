import coldRoom from "!!./shapes-loader!./cold-room.svg";
import duct from "!!./shapes-loader!./duct.svg";
import { Drawing } from "./Drawing";

const ductEnd = { viewBox: "640 20 460 380", shapes: duct };
/** An id must be unique in the page, and the whole drawing has it. */
const condensingUnit = { viewBox: "516 132 200 250", shapes: coldRoom.replace(' id="corte"', "") };

/** A close-up of one of two drawings, for beneath a photo: the end of the duct, or the condensing unit. */
export function CloseUp({ of }: { of: "duct" | "unit" }) {
  return <Drawing {...(of === "duct" ? ductEnd : condensingUnit)} />;
}
