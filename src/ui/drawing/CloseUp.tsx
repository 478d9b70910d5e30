import { CondensingUnit, Evaporator } from "./ColdRoom";
import { Drawing } from "./Drawing";
import DuctDrawing from "./duct.svg";

/** Close-ups that stand beneath an upright photo, in units of the drawing. */
const upright = {
  unit: { Shapes: CondensingUnit, viewBox: "528 218 200 250" },
  evaporator: { Shapes: Evaporator, viewBox: "275 118 156 195" },
};

/** Close-ups that are the right half of a band, with the place of a name and its leader, in units of the drawing. */
const views = {
  duct: {
    Shapes: DuctDrawing,
    viewBox: "420 20 640 390",
    name: { x: 946, y: 78, fontSize: 20 },
    leader: "M940 72L910 128",
  },
  unit: {
    Shapes: CondensingUnit,
    viewBox: "504 196 216 202",
    name: { x: 538, y: 224, fontSize: 11.5 },
    leader: "M556 229L566 284",
  },
};

/** The drawing under a photo, which remains if the photo does not load. */
export function StandIn({ of }: { of: keyof typeof upright }) {
  const { Shapes, viewBox } = upright[of];
  return (
    <Drawing viewBox={viewBox}>
      <Shapes />
    </Drawing>
  );
}

interface CloseUpProps {
  of: keyof typeof views;
  /** The name of a part of it. */
  label?: string | null | undefined;
}

/** A close-up in a band: the end of the duct, or the condensing unit. */
export function CloseUp({ of, label }: CloseUpProps) {
  const { Shapes, viewBox, name, leader } = views[of];
  return (
    <Drawing viewBox={viewBox} align="xMaxYMid" className="close-up">
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
