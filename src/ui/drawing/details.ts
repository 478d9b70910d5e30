import CalendarCheck from "./details/calendar-check.svg";
import FanDetail from "./details/fan.svg";
import Installation from "./details/installation.svg";
import Snowflake from "./details/snowflake.svg";
import Wrench from "./details/wrench.svg";

/** Details of what a service is about, by their names in the content model: the drawing, and the places of its fans. */
export const details = {
  calendar_check: { Shapes: CalendarCheck, fans: [] },
  fan: { Shapes: FanDetail, fans: ["translate(187 43) scale(.27)"] },
  installation: { Shapes: Installation, fans: ["translate(86 77) scale(.38)"] },
  snowflake: { Shapes: Snowflake, fans: ["translate(79 71) scale(.33)", "translate(156 71) scale(.33)"] },
  wrench: { Shapes: Wrench, fans: [] },
} satisfies Partial<Record<Queries.IconName, unknown>>;
