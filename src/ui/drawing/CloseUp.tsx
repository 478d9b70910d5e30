import CondensingUnit from "./condensing-unit.svg";
import { Drawing } from "./Drawing";
import DuctDrawing from "./duct.svg";

const views = {
  duct: { viewBox: "640 20 460 380", Shapes: DuctDrawing },
  unit: { viewBox: "516 132 200 250", Shapes: CondensingUnit },
};

/** A close-up of one of two drawings, for beneath a photo: the end of the duct, or the condensing unit. */
export function CloseUp({ of }: { of: keyof typeof views }) {
  const { viewBox, Shapes } = views[of];
  return (
    <Drawing viewBox={viewBox}>
      <Shapes />
    </Drawing>
  );
}
