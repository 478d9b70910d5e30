import Evaporator from "./details/evaporator.svg";
import FanDetail from "./details/fan.svg";
import Gauge from "./details/gauge.svg";
import Installation from "./details/installation.svg";
import OpenCompressor from "./details/open-compressor.svg";

export interface DetailDrawing {
  Shapes: typeof Gauge;
  fans?: readonly string[];
  /** Place of the cold room's compressor. */
  compressor?: string;
}

/** Details of what a service is about, by their names in the content model. */
export const details = {
  gauge: { Shapes: Gauge, compressor: "translate(-575.9 -321.1) scale(1.35)" },
  fan: { Shapes: FanDetail },
  installation: { Shapes: Installation, fans: ["translate(111 82) scale(.37)"] },
  evaporator: { Shapes: Evaporator, fans: ["translate(94 88) scale(.37)", "translate(174 88) scale(.37)"] },
  open_compressor: { Shapes: OpenCompressor },
} satisfies Partial<Record<Queries.IconName, DetailDrawing>>;
