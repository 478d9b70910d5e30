import { Drawing } from "./Drawing";
import { Fan, Line } from "./parts";

const hanger = (x: number) => `M${x - 14} 18V132M${x + 14} 18V132M${x - 20} 132h40`;

/** A duct with its fan on hangers under the ceiling, and below it an indoor unit with dimension lines. */
export function Ductwork() {
  return (
    <Drawing width={640} height={480} cover>
      <Line className="outline" d="M0 18H640" />
      <Line d="M12 18l12-12M124 18l12-12M236 18l12-12M348 18l12-12M460 18l12-12M572 18l12-12" />
      <Line d={hanger(94) + hanger(438)} />
      <Line className="outline solid" d="M-4 54H504a92 92 0 0 1 92 92v46h-72v-42a20 20 0 0 0-20-20H-4z" />
      <Line
        className="cold flow"
        d="M0 74H216M316 74H504a74 74 0 0 1 74 74v36M0 92H212M320 92H504a56 56 0 0 1 56 56v36M0 110H216M316 110H504a38 38 0 0 1 38 38v36"
      />
      <Line d="M166 50v84M174 50v84M358 50v84M366 50v84M504 54v76" />
      <Fan transform="translate(266 92)scale(.38)" />
      <Line className="outline solid" d="M512 192h96v10H512z" />
      <Line
        className="outline solid"
        d="M84 240H448a12 12 0 0 1 12 12V340a24 24 0 0 1-24 24H96a24 24 0 0 1-24-24V252a12 12 0 0 1 12-12z"
      />
      <Line d="M72 266H460M96 254H436M96 326H436l-12 26H108zM102 339H430M164 326v26M232 326v26M300 326v26M368 326v26M0 302H52M0 310H52M52 297h14v18H52zM66 301h6M66 311h6" />
      <Line className="cold" d="M392 286h44v16H392z" />
      <Line d="M72 232V196M460 232V196M72 204H460M468 240h28M468 364h28M488 240V364M67 209l10-10M455 209l10-10M483 245l10-10M483 369l10-10" />
      <Line className="axis" d="M266 146V376" />
      <Line
        className="cold flow"
        d="M112 374q-10 56-84 110M178 374q-6 56-48 110M244 374q-2 56-12 110M288 374q2 56 12 110M354 374q6 56 48 110M420 374q10 56 84 110M542 212V484M560 212V484M578 212V484"
      />
    </Drawing>
  );
}
