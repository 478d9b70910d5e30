import { CondensingUnit } from "./ColdRoom";
import { Drawing } from "./Drawing";
import DuctDrawing from "./duct.svg";

/** Close-ups: beneath an upright photo, or as the right half of a band; there with the place of a name and its leader, all in units of the drawing. */
const views = {
  duct: {
    Shapes: DuctDrawing,
    upright: "640 20 460 380",
    wide: "420 20 640 390",
    name: { x: 966, y: 78, fontSize: 20 },
    leader: "M960 72L930 128",
  },
  unit: {
    Shapes: CondensingUnit,
    upright: "528 218 200 250",
    wide: "504 226 216 164",
    name: { x: 538, y: 240, fontSize: 11.5 },
    leader: "M556 245L566 284",
  },
};

interface CloseUpProps {
  of: keyof typeof views;
  /** Whether it is the half of a band, and not upright. */
  wide?: boolean;
  /** The name of a part of it, in a band. */
  label?: string | null | undefined;
}

/** A close-up of one of two drawings: the end of the duct, or the condensing unit. */
export function CloseUp({ of, wide, label }: CloseUpProps) {
  const { Shapes, name, leader, ...boxes } = views[of];
  return (
    <Drawing
      viewBox={wide ? boxes.wide : boxes.upright}
      align={wide ? "xMaxYMid" : undefined}
      className={wide ? "close-up" : undefined}
    >
      <Shapes />
      {label && (
        <>
          <path className="leader" d={leader} />
          <path className="leader tip" d={`M${leader.split("L")[1]}h.1`} />
          <text className="name" {...name}>
            {label}
          </text>
        </>
      )}
    </Drawing>
  );
}
