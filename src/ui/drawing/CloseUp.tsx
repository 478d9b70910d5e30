import duct from "!!./shapes-loader!./duct.svg";
import { Drawing } from "./Drawing";

const views = {
  duct: { viewBox: "640 20 460 380", shapes: duct },
  /** A group of `cold-room.svg`, which the same page draws. */
  unit: { viewBox: "516 132 200 250", shapes: '<use href="#unidade"/>' },
};

/** A close-up of one of two drawings, for beneath a photo: the end of the duct, or the condensing unit. */
export function CloseUp({ of }: { of: keyof typeof views }) {
  return <Drawing {...views[of]} />;
}
