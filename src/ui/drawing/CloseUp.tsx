import { CondensingUnit } from "./ColdRoom";
import { Drawing } from "./Drawing";
import DuctDrawing from "./duct.svg";

/** Close-ups: beneath an upright photo, or as the right half of a band; there with the place of a number, all in units of the drawing. */
const views = {
  duct: {
    Shapes: DuctDrawing,
    upright: "640 20 460 380",
    wide: "470 20 640 390",
    balloon: { x: 1010, y: 70, radius: 20 },
    tip: "930 128",
  },
  unit: {
    Shapes: CondensingUnit,
    upright: "516 132 200 250",
    wide: "500 126 220 150",
    balloon: { x: 532, y: 142, radius: 9 },
    tip: "566 206",
  },
};

interface CloseUpProps {
  of: keyof typeof views;
  /** Whether it is the half of a band, and not upright. */
  wide?: boolean;
  /** Its number in a balloon, if it has one. */
  number?: number | undefined;
  /** Its name, beside the number. */
  label?: string | null | undefined;
}

/** A close-up of one of two drawings: the end of the duct, or the condensing unit. */
export function CloseUp({ of, wide, number, label }: CloseUpProps) {
  const { Shapes, balloon, tip, ...boxes } = views[of];
  const { x, y, radius } = balloon;
  return (
    <Drawing
      viewBox={wide ? boxes.wide : boxes.upright}
      align={wide ? "xMaxYMid" : undefined}
      className={wide ? "close-up" : undefined}
    >
      <Shapes />
      {number && (
        <>
          <path className="leader" d={`M${x} ${y}L${tip}`} />
          <path className="leader tip" d={`M${tip}h.1`} />
          <circle className="balloon" cx={x} cy={y} r={radius} />
          <text className="reading" x={x} y={y + radius * 0.36} fontSize={radius}>
            {number}
          </text>
          {label && (
            <text className="name" x={x + radius * 1.4} y={y + radius * 0.36} fontSize={radius}>
              {label}
            </text>
          )}
        </>
      )}
    </Drawing>
  );
}
