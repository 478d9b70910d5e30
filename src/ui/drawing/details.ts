import CalendarCheck from "./details/calendar-check.svg";
import FanDetail from "./details/fan.svg";
import Installation from "./details/installation.svg";
import Snowflake from "./details/snowflake.svg";
import Wrench from "./details/wrench.svg";

/**
 * Details of what a service is about, by their names in the content model: the drawing, the places of its fans, and its middle and scale
 * in a small tile, which shows one object alone.
 */
export const details = {
  calendar_check: { Shapes: CalendarCheck, fans: [], small: { x: 168, y: 92, scale: 1.25 } },
  fan: { Shapes: FanDetail, fans: ["translate(187 43) scale(.27)"], small: { x: 122, y: 84, scale: 1.15 } },
  installation: { Shapes: Installation, fans: ["translate(86 77) scale(.38)"], small: { x: 112, y: 84, scale: 1.2 } },
  snowflake: {
    Shapes: Snowflake,
    fans: ["translate(79 71) scale(.33)", "translate(156 71) scale(.33)"],
    small: { x: 117, y: 88, scale: 1.2 },
  },
  wrench: { Shapes: Wrench, fans: [], small: { x: 120, y: 88, scale: 1.15 } },
} satisfies Partial<Record<Queries.IconName, unknown>>;
