import CalendarCheck from "./details/calendar-check.svg";
import FanDetail from "./details/fan.svg";
import Installation from "./details/installation.svg";
import Snowflake from "./details/snowflake.svg";
import Wrench from "./details/wrench.svg";

export interface DetailDrawing {
  Shapes: typeof Wrench;
  /** Places of fans. */
  fans?: readonly string[];
  /** Place of the cold room's compressor. */
  compressor?: string;
}

/** Details of what a service is about, by their names in the content model. */
export const details = {
  calendar_check: { Shapes: CalendarCheck, compressor: "translate(-575.9 -321.1) scale(1.35)" },
  fan: { Shapes: FanDetail },
  installation: { Shapes: Installation, fans: ["translate(111 82) scale(.37)"] },
  snowflake: { Shapes: Snowflake, fans: ["translate(94 88) scale(.37)", "translate(174 88) scale(.37)"] },
  wrench: { Shapes: Wrench },
} satisfies Partial<Record<Queries.IconName, DetailDrawing>>;
