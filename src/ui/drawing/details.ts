import CalendarCheck from "./details/calendar-check.svg";
import Fan from "./details/fan.svg";
import Installation from "./details/installation.svg";
import Snowflake from "./details/snowflake.svg";
import Wrench from "./details/wrench.svg";

/** Details of what a service is about, by their names in the content model. */
export const details = {
  calendar_check: CalendarCheck,
  fan: Fan,
  installation: Installation,
  snowflake: Snowflake,
  wrench: Wrench,
} satisfies Partial<Record<Queries.IconName, unknown>>;
