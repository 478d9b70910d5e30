import shapes from "!!./shapes-loader!./airflow.svg";
import { Drawing } from "./Drawing";

interface AirflowProps {
  className?: string;
  /** Close-up of the fan, for the drawing beneath a photo. */
  near?: boolean;
}

/** Streamlines around a fan, computed as the potential flow past a cylinder. */
export function Airflow({ className, near }: AirflowProps) {
  const viewBox = near ? "620 5 520 390" : "0 0 1200 400";
  return <Drawing viewBox={viewBox} shapes={shapes} className={className} cover={near} />;
}
