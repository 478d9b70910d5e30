import { Drawing } from "./Drawing";
import { Fan, Hatch, InsulatedPipe, Leader, Strokes } from "./parts";

/** Size of the drawing in its own units. */
export const coldRoomSize = { width: 720, height: 470 };

/** Box of the temperature display, in units of the drawing; social pictures set its text themselves. */
export const display = { left: 134, top: 110, width: 106, height: 40 };

/* Repeated relative strokes compress to next to nothing. */
const fins = `M628 164${"v100m8-100".repeat(10)}`;
/** The ground line, long enough to reach the right edge of a wide window. */
const ground = `M0 430H1400M516 430${"l-10 12m38-12".repeat(31)}`;

/** Insulated panels. The right part of the front wall is cut away; cut surfaces are hatched. */
function Walls() {
  return (
    <>
      <Strokes
        of={[
          ["outline solid", "M50 84 12 58h450l38 26zm0 0L12 58v346l38 26z"],
          ["", "m162 84-38-26m150 26-38-26m150 26-38-26"],
          ["inside", "M66 100H484V414H66z"],
          ["", "M446 100v288l38 26M66 388h380M278 100v288m84-288v288"],
          ["outline cut", "M50 84h450v346H50zm16 16v314h418V100z"],
        ]}
      />
      <Hatch id="corte" d="M232 84H500V430H180V414H484V100H232z" />
    </>
  );
}

/** Three boards with boxes, crates, bottles and a drum. */
function Shelves() {
  return (
    <g transform="translate(14)">
      <Strokes
        of={[
          ["", "M236 232h-16v142M410 232h-16"],
          [
            "solid",
            "M244 222h34v36h-34zm38 10h26v26h-26zm64-6h26v32h-26zm30 10h24v22h-24zm-134 48h44v32h-44zm50-6h30v38h-30zm72 12h34v26h-34zm-118 46h30v38h-30zm34 10h34v28h-34zm76-12h40v40h-40z",
          ],
          [
            "solid",
            "M314 258v-20l3-4v-8h6v8l3 4v20zm14 0v-20l3-4v-8h6v8l3 4v20zm0 58v-30a8 4 0 0 1 16 0v30m2 0v-30a8 4 0 0 1 16 0v30m-44 58v-32a16 6 0 0 1 32 0v32",
          ],
          [
            "",
            "M256 222v10h10v-10m80 20h26m-130 58h44m-22-16v32m36-38v11h14v-11m60 12v8h14v-8m-60-3a8 4 0 0 0 16 0m2 0a8 4 0 0 0 16 0m-108 49v10h14v-10m12 24h34m-17-14v28m21-31a16 6 0 0 0 32 0m-32 15h32m6-4h40m-20-20v40",
          ],
          ["outline solid", "m236 258-14-9h-2v6l16 9h172v-6zm0 58-14-9h-2v6l16 9h172v-6zm0 58-14-9h-2v6l16 9h172v-6z"],
          ["outline", "M236 214V404M408 214V404M220 205V396"],
        ]}
      />
    </g>
  );
}

/** The ceiling unit: fan in front of the coil, return bends on its end plate, drip tray, expansion valve, suction trap. */
function Evaporator() {
  return (
    <>
      <Strokes
        of={[
          ["", "M364 100v26m62-26v26m10 82v28h48"],
          ["outline solid", "m356 126-40-22h78l40 22v74h-78zm0 0v74l-40-22v-74"],
          ["solid", "M350 200H440L432 210H358z"],
        ]}
      />
      <Fan transform="matrix(.19 .1045 0 .33 336 152)" />
      <Strokes
        of={[
          [
            "cold",
            "M366 138a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zm0 36a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zm17-18a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zm17-18a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zm0 36a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zm17-18a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0z",
          ],
        ]}
      />
      <InsulatedPipe d="M434 188h8v16a8 8 0 0 0 16 0v-24a6 6 0 0 1 6-6h52a8 8 0 0 1 8 8v36a8 8 0 0 0 8 8h17" />
      <Strokes
        of={[
          ["outline", "M434 142H446M470 142H510"],
          ["solid", "m446 136 24 12v-12l-24 12zm3-6a9 7 0 0 1 18 0z"],
          ["", "M458 142v-12m8-3q12 4 8 20t-12 20"],
        ]}
      />
    </>
  );
}

/** Compressor, and condenser with its fan, on their stand outside. */
function CondensingUnit() {
  return (
    <>
      <Strokes
        of={[
          ["outline", "M552 276V430M692 276V430"],
          ["", "m552 300 140 110m0-110L552 410"],
          ["outline solid", "M538 268H708V276H538z"],
          ["outline", "M510 142V252H620"],
          ["solid", "M503 214h14v28h-14zm7-60a7 7 0 1 1-.1 0z"],
          ["outline solid", "M548 268v-42a28 28 0 0 1 56 0v42z"],
          ["", "M544 238h64m-64 5h64m-48 9h22v16m-6-70v-20a8 8 0 0 1 8-8h36"],
          ["outline solid", "m620 160-14-10h86l14 10v108h-86zm0 0v108l-14-10V150"],
          ["", fins],
        ]}
      />
      <Fan transform="translate(663 214)scale(.4)" />
    </>
  );
}

/** The door, open, with its strip curtain, and the thermometer and its display beside it. */
function Front({ temperature }: { temperature: string | undefined }) {
  return (
    <>
      <Strokes
        of={[
          ["outline solid", "M50 84H246l-3 26 6 12-4 18 5 12-44 10-6 18-8 20 5 30-7 28 6 40-5 30 6 36-7 30 4 36H50z"],
          ["inside", "M70 190H136V424H70z"],
          ["outline", "M64 430V184H142V430"],
        ]}
      />
      <g className="curtain">
        <Strokes
          of={[
            [
              "cold",
              "M70 198h66m-58 0v222m8-222v224m8-224v222m8-222q0 140-8 222m16-222q-2 150-6 224m14-224v224m8-224v222m-56 0h8m0 2h8m8-2h-8",
            ],
          ]}
        />
      </g>
      <Strokes
        of={[
          ["outline cut", "m70 188-10-6-46 26v238l10 6 46-26z"],
          ["outline solid", "m70 188-46 26v238l46-26z"],
          ["", "m24 214-10-6m50-8-34 19v217l34-19zm-50 20 10-6m-10 16 10-6m-10 16 10-6m-10 16 10-6m-10 16 10-6"],
          ["outline solid", "M30 318v26l6-3v-26z"],
          ["outline solid", "M134 108H240V150H134z"],
        ]}
      />
      {temperature && (
        <text className="reading" x={display.left + display.width / 2} y={display.top + 27} textAnchor="middle">
          {temperature}
        </text>
      )}
      <Strokes of={[["outline solid", "M153 174a9 9 0 0 1 18 0V348a19 19 0 1 1-18 0z"]]} />
      <g className="mercury">
        {/* Long strokes are 20 degrees apart, from 30 above zero. */}
        <Strokes
          of={[
            ["", "M157 356V281h10v75z"],
            ["", "M157 352h10a14 14 0 1 1-10 0z"],
          ]}
        />
      </g>
      <Strokes
        of={[
          ["", "M176 180h12m-12 14h7m-7 14h7m-7 14h12m-12 14h7m-7 14h7m-7 14h12m-12 14h7m-7 14h7m-7 14h12m-12 14h7"],
        ]}
      />
    </>
  );
}

/** Cold air from the fan down to the floor, and back up to the coil. */
function Air() {
  return (
    <Strokes
      of={[
        [
          "cold flow",
          "M310 112h-34q-70 0-70 70v188q0 34 34 34m70-274h-28q-66 0-66 66v170q0 28 30 28m64-246h-22q-62 0-62 62v130m86-174h-16q-56 0-56 38m74-20q-52 0-56 24",
        ],
        ["cold", "m236 196 4 8 4-8m10 4 4 8 5-7m-41 131 4 8 4-8"],
        ["warm flow", "M240 404h170q54 0 54-60V226M246 394h156q51 0 51-56v-94M290 410h130q54 0 54-60V240"],
        ["warm", "m460 234 4-8 4 8m-19 18 4-8 4 8m13-4 4-8 4 8"],
        ["cold flow", "M96 434q-14 16-50 18m66-18q-8 22-46 28m62-28q0 20-26 28"],
      ]}
    />
  );
}

interface ColdRoomProps {
  /** Names of the parts and the displayed temperature. Without them the drawing has no text. */
  labels?: { evaporator: string; expansionValve: string; compressor: string; condenser: string; temperature: string };
}

/**
 * A cold room in cutaway, in one oblique projection, with its refrigerant circuit: compressor and condenser outside, the liquid line
 * with sight glass and drier to the expansion valve, the evaporator under the ceiling, and the insulated suction line back.
 */
export function ColdRoom({ labels }: ColdRoomProps) {
  return (
    <Drawing viewBox={`0 0 ${coldRoomSize.width} ${coldRoomSize.height}`}>
      <Strokes of={[["outline", ground]]} />
      <Walls />
      <Air />
      <Shelves />
      <CondensingUnit />
      <Evaporator />
      <Front temperature={labels?.temperature} />
      {labels && (
        <g className="labels">
          <Leader d="M376 112V38H386" x={392} y={44}>
            {labels.evaporator}
          </Leader>
          <Leader d="M460 126L502 38H512" x={518} y={44}>
            {labels.expansionValve}
          </Leader>
          <Leader d="M576 214V130" x={576} y={121} anchor="middle">
            {labels.compressor}
          </Leader>
          <Leader d="M672 156V94" x={696} y={86} anchor="end">
            {labels.condenser}
          </Leader>
        </g>
      )}
    </Drawing>
  );
}
