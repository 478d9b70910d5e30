import type { ReactNode } from "react";
import { theme } from "../../theme/theme";

interface StrokesProps {
  /** Pairs of class names from `drawingStyles` (may be empty) and path data. */
  of: readonly (readonly [className: string, d: string])[];
}

/** Paths in painting order, 1.5 pixels wide unless their class says otherwise. */
export function Strokes({ of }: StrokesProps) {
  return of.map(([className, d]) => <path key={d} className={className || undefined} d={d} />);
}

/** Stroke widths that scale with the drawing; all other lines keep their width. */
const scaled = { vectorEffect: "none" } as const;

/** A pipe in its insulation: two lines with slanted strokes between them, 9 units wide. */
export function InsulatedPipe({ d }: { d: string }) {
  return (
    <>
      <path d={d} strokeWidth={9} style={scaled} />
      <path d={d} strokeWidth={6} stroke={theme.colour.navy} style={scaled} />
      <path d={d} strokeWidth={6} strokeDasharray="1.5 4" strokeLinecap="butt" style={scaled} />
    </>
  );
}

/** Hatching of a cut surface, 6 units apart. `id` is unique on the page. */
export function Hatch({ id, d }: { id: string; d: string }) {
  return (
    <>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V6" style={scaled} />
      </pattern>
      <path d={d} fill={`url(#${id})`} stroke="none" />
    </>
  );
}

/** A fan with guard, hub and five blades, of radius 97, centred on the origin. Page styles rotate `.fan`. */
export function Fan({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className="solid" d="M0-97a97 97 0 1 1-.1 0z" />
      <g className="fan">
        <path d="M0-90a90 90 0 1 1-.1 0zM0-26a26 26 0 1 1-.1 0zM0-8a8 8 0 1 1-.1 0z" />
        {[0, 72, 144, 216, 288].map((angle) => (
          <path key={angle} d="M25-6Q57-16 87 22A90 90 0 0 1 58 69Q48 28 23 11" transform={`rotate(${angle})`} />
        ))}
      </g>
    </g>
  );
}

interface LeaderProps {
  /** Path of the line, from the part to the label. */
  d: string;
  x: number;
  y: number;
  anchor?: "end" | "middle";
  children: ReactNode;
}

/** A label with its leader line. */
export function Leader({ d, x, y, anchor, children }: LeaderProps) {
  return (
    <>
      <path d={d} />
      <text x={x} y={y} textAnchor={anchor}>
        {children}
      </text>
    </>
  );
}
