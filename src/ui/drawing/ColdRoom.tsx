import shapes from "!!raw-loader!./cold-room.svg";
import type { ReactNode } from "react";
import { Drawing } from "./Drawing";
import { coldRoomSize, display } from "./shapes";

interface LeaderProps {
  /** Path of the line, from the part to the label. */
  d: string;
  x: number;
  y: number;
  anchor?: "end" | "middle";
  children: ReactNode;
}

/** A label with its leader line. */
function Leader({ d, x, y, anchor, children }: LeaderProps) {
  return (
    <>
      <path d={d} />
      <text x={x} y={y} textAnchor={anchor}>
        {children}
      </text>
    </>
  );
}

interface ColdRoomProps {
  /** Names of the parts and the displayed temperature. */
  labels: { evaporator: string; expansionValve: string; compressor: string; condenser: string; temperature: string };
}

/**
 * A cold room in cutaway, in one oblique projection, with its refrigerant circuit: compressor and condenser outside, the liquid line
 * with sight glass and drier to the expansion valve, the evaporator under the ceiling, and the insulated suction line back.
 */
export function ColdRoom({ labels }: ColdRoomProps) {
  return (
    <Drawing viewBox={`0 0 ${coldRoomSize.width} ${coldRoomSize.height}`} shapes={shapes}>
      <text className="reading" x={display.left + display.width / 2} y={display.top + 27} textAnchor="middle">
        {labels.temperature}
      </text>
      <g className="labels">
        <Leader d="M376 112V38H386" x={392} y={44}>
          {labels.evaporator}
        </Leader>
        <Leader d="M460 126L502 38H512" x={518} y={44}>
          {labels.expansionValve}
        </Leader>
        <Leader d="M576 214V130" x={576} y={121} anchor="middle">
          {labels.compressor}
        </Leader>
        <Leader d="M672 156V94" x={696} y={86} anchor="end">
          {labels.condenser}
        </Leader>
      </g>
    </Drawing>
  );
}
