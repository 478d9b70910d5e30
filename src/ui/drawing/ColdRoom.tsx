import shapes from "!!./shapes-loader!./cold-room.svg";
import { Drawing } from "./Drawing";
import { coldRoomSize, display, type Part, parts } from "./shapes";

interface ColdRoomProps {
  /** What the display shows. */
  temperature: string;
  /** Parts that have a balloon; the balloons themselves are links, and not in the drawing. */
  marked: readonly Part[];
}

/**
 * A cold room in cutaway, in one oblique projection, with its refrigerant circuit: compressor and condenser outside, the liquid line
 * through receiver, drier and sight glass to the expansion valve, the evaporator under the ceiling, and the insulated suction line back.
 */
export function ColdRoom({ temperature, marked }: ColdRoomProps) {
  return (
    <Drawing viewBox={`0 0 ${coldRoomSize.width} ${coldRoomSize.height}`} shapes={shapes}>
      <text className="reading" x={display.left + display.width / 2} y={display.top + 28} textAnchor="middle">
        {temperature}
      </text>
      {marked.map((part) => {
        const { balloon, tip } = parts[part];
        return (
          <g key={part} className="leader">
            <path d={`M${balloon}L${tip}`} />
            <circle cx={tip[0]} cy={tip[1]} r={3} />
          </g>
        );
      })}
    </Drawing>
  );
}
