import { Drawing } from "./Drawing";
import { Fan } from "./parts";

/** Streamlines above a fan, computed as the potential flow past a cylinder; those below are their mirror image. */
const above =
  "M0 186c385-1 524-1 600-4 119-3 124-13 156-50 14-16 54-65 124-65s110 49 124 65c36 42 38 49 206 52M0 151c380-1 520-3 600-11 88-8 112-25 156-52 28-17 70-40 124-40s96 23 124 40c54 33 76 49 206 56M0 116c370-1 512-4 600-16 76-10 110-26 156-45 34-14 75-29 124-29s90 15 124 29c58 23 93 41 206 50M0 82c358-2 502-6 600-20 69-10 109-25 156-38 37-11 77-21 124-21s87 10 124 21c59 17 103 34 206 43M0 47c346-2 492-7 600-23 65-9 109-20 156-30 39-9 79-16 124-16s85 7 124 16c60 12 110 27 206 36";

interface AirflowProps {
  className?: string;
  /** Close-up of the fan, for the drawing beneath a photo. */
  near?: boolean;
}

/** Airflow around a fan. */
export function Airflow({ className, near }: AirflowProps) {
  return (
    <Drawing viewBox={near ? "620 5 520 390" : "0 0 1200 400"} className={className} cover={near}>
      <path d={above} />
      <path d={above} transform="matrix(1 0 0 -1 0 400)" />
      <Fan transform="translate(880 200)scale(1.15)" />
    </Drawing>
  );
}
