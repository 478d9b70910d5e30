import { Drawing } from "./Drawing";
import { Fan } from "./parts";

/** Streamlines above a fan, computed as the potential flow past a cylinder; those below are their mirror image. */
const above =
  "M0 186C385 185 524 185 600 182C719 179 724 169 756 132C770 116 810 67 880 67C950 67 990 116 1004 132C1040 174 1042 181 1210 184M0 151C380 150 520 148 600 140C688 132 712 115 756 88C784 71 826 48 880 48C934 48 976 71 1004 88C1058 121 1080 137 1210 144M0 116C370 115 512 112 600 100C676 90 710 74 756 55C790 41 831 26 880 26C929 26 970 41 1004 55C1062 78 1097 96 1210 105M0 82C358 80 502 76 600 62C669 52 709 37 756 24C793 13 833 3 880 3C927 3 967 13 1004 24C1063 41 1107 58 1210 67M0 47C346 45 492 40 600 24C665 15 709 4 756-6C795-15 835-22 880-22C925-22 965-15 1004-6C1064 6 1114 21 1210 30";

interface AirflowProps {
  className?: string;
  /** Shows the fan from near, as the drawing beneath a photo. */
  near?: boolean;
}

/** Air that parts around a fan. */
export function Airflow({ className, near }: AirflowProps) {
  return (
    <Drawing viewBox={near ? "620 5 520 390" : "0 0 1200 400"} className={className} cover={near}>
      <path d={above} />
      <path d={above} transform="matrix(1 0 0 -1 0 400)" />
      <Fan transform="translate(880 200)scale(1.15)" />
    </Drawing>
  );
}
