import type { ReactNode } from "react";
import Room from "./cold-room.svg";
import Compressor from "./compressor.svg";
import CondenserDrawing from "./condenser.svg";
import Base from "./condensing-unit.svg";
import { Drawing } from "./Drawing";
import EvaporatorDrawing from "./evaporator.svg";
import Fan from "./fan.svg";
import Frost from "./frost.svg";
import { coldRoomFans, coldRoomSize } from "./shapes";

/** The fan, with its axis at the origin. */
export function FanAt({ place }: { place: string }) {
  return (
    <g transform={place}>
      <Fan x={-100} y={-100} />
    </g>
  );
}

/** The machine beside the cold room: compressor and condenser on their table. */
export function CondensingUnit() {
  return (
    <>
      <Base />
      <Compressor className="compressor" />
      <g className="condenser">
        <CondenserDrawing />
        <FanAt place={coldRoomFans.condenser} />
      </g>
    </>
  );
}

/** The unit cooler that hangs in the cold room. */
export function Evaporator() {
  return (
    <g className="evaporator">
      <EvaporatorDrawing />
      <FanAt place={coldRoomFans.evaporator} />
    </g>
  );
}

interface ColdRoomProps {
  /** The visible part of the drawing; all of it by default. */
  viewBox?: string;
  /** What comes from the content, in the drawing's units. */
  children?: ReactNode;
}

/**
 * The cold room in cutaway. Paths that `litPart` colours have the name of their part as a class. The frost is shown only while the
 * evaporator is lit.
 */
export function ColdRoom({ viewBox = `0 0 ${coldRoomSize.width} ${coldRoomSize.height}`, children }: ColdRoomProps) {
  return (
    <Drawing viewBox={viewBox}>
      <Room />
      <CondensingUnit />
      <Evaporator />
      <Frost className="frost" />
      {children}
    </Drawing>
  );
}
