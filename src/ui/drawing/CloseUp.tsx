import { CondensingUnit, Evaporator } from "./ColdRoom";
import { Drawing } from "./Drawing";
import DuctDrawing from "./duct.svg";

/** Close-ups that stand beneath an upright photo, in units of the drawing. */
const upright = {
  unit: { Shapes: CondensingUnit, viewBox: "528 218 200 250" },
  evaporator: { Shapes: Evaporator, viewBox: "275 118 156 195" },
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

/** The end of the duct, in the right half of a band; the label names it. */
export function DuctCloseUp({ label }: { label?: string | null | undefined }) {
  return (
    <Drawing viewBox="420 20 640 390" align="xMaxYMid" className="close-up">
      <DuctDrawing />
      {label && (
        <>
          <path className="leader" d="M940 72L910 128" />
          <path className="leader tip" d="M910 128h.1" />
          <text className="name" x={946} y={78} fontSize={20}>
            {label}
          </text>
        </>
      )}
    </Drawing>
  );
}

/** Part of the close-up of the condensing unit, in units of the drawing. */
const unitView = { left: 500, top: 196, width: 220, height: 201 };

/** Its width for one of height. */
export const unitProportion = unitView.width / unitView.height;

/** The middle of the compressor's nameplate, in units of the drawing. */
const nameplate = 339.5;

/** How high above its foot it is, as a share of the close-up. */
export const nameplateHeight = (unitView.top + unitView.height - nameplate) / unitView.height;

/** The condensing unit; with a leader from its left edge to the compressor's nameplate. */
export function UnitCloseUp({ leader }: { leader: boolean }) {
  const { left, top, width, height } = unitView;
  return (
    <Drawing viewBox={`${left} ${top} ${width} ${height}`} className="close-up">
      <CondensingUnit />
      {leader && (
        <>
          <path className="leader" d={`M${left} ${nameplate}H562`} />
          <path className="leader tip" d={`M563 ${nameplate}h.1`} />
        </>
      )}
    </Drawing>
  );
}
