import shapes from "!!./shapes-loader!./duct.svg";
import { Drawing } from "./Drawing";

interface DuctProps {
  className?: string;
  /** Close-up of its end, for the drawing beneath a photo. */
  near?: boolean;
}

/** An air duct under the ceiling, with its outlets. */
export function Duct({ className, near }: DuctProps) {
  return <Drawing viewBox={near ? "640 20 460 380" : "0 0 1200 400"} shapes={shapes} className={className} />;
}
