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
          ["outline solid", "M50 84L12 58H462L500 84zM50 84L12 58V404L50 430z"],
          ["", "M162 84L124 58M274 84L236 58M386 84L348 58"],
          ["inside", "M66 100H484V414H66z"],
          ["", "M446 100V388L484 414M66 388H446M278 100V388M362 100V388"],
          ["outline cut", "M50 84H500V430H50zM66 100V414H484V100z"],
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
            "M244 222h34v36h-34zM282 232h26v26h-26zM346 226h26v32h-26zM376 236h24v22h-24zM242 284h44v32h-44zM292 278h30v38h-30zM364 290h34v26h-34zM246 336h30v38h-30zM280 346h34v28h-34zM356 334h40v40h-40z",
          ],
          [
            "solid",
            "M314 258v-20l3-4v-8h6v8l3 4v20zM328 258v-20l3-4v-8h6v8l3 4v20zM328 316v-30a8 4 0 0 1 16 0v30M346 316v-30a8 4 0 0 1 16 0v30M318 374v-32a16 6 0 0 1 32 0v32",
          ],
          [
            "",
            "M256 222v10h10v-10M346 242h26M242 300h44M264 284v32M300 278v11h14v-11M374 290v8h14v-8M328 287a8 4 0 0 0 16 0M346 287a8 4 0 0 0 16 0M254 336v10h14v-10M280 360h34M297 346v28M318 343a16 6 0 0 0 32 0M318 358h32M356 354h40M376 334v40",
          ],
          [
            "outline solid",
            "M236 258l-14-9h-2v6l16 9H408v-6zM236 316l-14-9h-2v6l16 9H408v-6zM236 374l-14-9h-2v6l16 9H408v-6z",
          ],
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
          ["", "M364 100V126M426 100V126M436 208V236H484"],
          ["outline solid", "M356 126L316 104H394L434 126V200H356zM356 126V200L316 178V104"],
          ["solid", "M350 200H440L432 210H358z"],
        ]}
      />
      <Fan transform="matrix(.19 .1045 0 .33 336 152)" />
      <Strokes
        of={[
          [
            "cold",
            "M366 138a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zM366 174a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zM383 156a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zM400 138a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zM400 174a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0zM417 156a5 5 0 0 1 10 0v12a5 5 0 0 1-10 0z",
          ],
        ]}
      />
      <InsulatedPipe
        d="M434 188H442V204a8 8 0 0 0 16 0V180a6 6 0 0 1 6-6H516a8 8 0 0 1 8 8V218a8 8 0 0 0 8 8H549"
        width={9}
      />
      <Strokes
        of={[
          ["outline", "M434 142H446M470 142H510"],
          ["solid", "M446 136l24 12v-12l-24 12zM449 130a9 7 0 0 1 18 0z"],
          ["", "M458 142V130M466 127q12 4 8 20t-12 20"],
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
          ["", "M552 300L692 410M692 300L552 410"],
          ["outline solid", "M538 268H708V276H538z"],
          ["outline", "M510 142V252H620"],
          ["solid", "M503 214h14v28h-14zM510 154a7 7 0 1 1-.1 0z"],
          ["outline solid", "M548 268V226a28 28 0 0 1 56 0V268z"],
          ["", "M544 238H608M544 243H608M560 252h22v16M576 198V178a8 8 0 0 1 8-8H620"],
          ["outline solid", "M620 160L606 150H692L706 160V268H620zM620 160V268L606 258V150"],
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
              "M70 198H136M78 198V420M86 198V422M94 198V420M102 198q0 140-8 222M110 198q-2 150-6 224M118 198V422M126 198V420M70 420h8M78 422h8M94 420h-8",
            ],
          ]}
        />
      </g>
      <Strokes
        of={[
          ["outline cut", "M70 188L60 182 14 208V446L24 452 70 426z"],
          ["outline solid", "M70 188L24 214V452L70 426z"],
          ["", "M24 214L14 208M64 200L30 219V436L64 417zM14 220l10-6M14 230l10-6M14 240l10-6M14 250l10-6M14 260l10-6"],
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
          [
            "",
            "M176 180h12M176 194h7M176 208h7M176 222h12M176 236h7M176 250h7M176 264h12M176 278h7M176 292h7M176 306h12M176 320h7",
          ],
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
          "M310 112H276Q206 112 206 182V370Q206 404 240 404M310 130H282Q216 130 216 196V366Q216 394 246 394M310 148H288Q226 148 226 210V340M312 166H296Q240 166 240 204M314 184Q262 184 258 208",
        ],
        ["cold", "M236 196l4 8 4-8M254 200l4 8 5-7M222 332l4 8 4-8"],
        [
          "warm flow",
          "M240 404H410Q464 404 464 344V226M246 394H402Q453 394 453 338V244M290 410H420Q474 410 474 350V240",
        ],
        ["warm", "M460 234l4-8 4 8M449 252l4-8 4 8M470 248l4-8 4 8"],
        ["cold flow", "M96 434q-14 16-50 18M112 434q-8 22-46 28M128 434q0 20-26 28"],
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
