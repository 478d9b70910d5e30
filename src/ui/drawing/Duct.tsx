import shapes from "!!./shapes-loader!./duct.svg";
import { Drawing } from "./Drawing";

/** An air duct under the ceiling, with its outlets. */
export function Duct({ className }: { className?: string }) {
  return <Drawing viewBox="0 0 1200 400" shapes={shapes} className={className} />;
}
