import { graphql } from "gatsby";
import type { MouseEvent } from "react";
import { screenOnly } from "../theme/print";
import { ColdRoom } from "../ui/drawing/ColdRoom";
import { display, parts } from "../ui/drawing/shapes";
import { Icon } from "../ui/Icon";
import { Numeral } from "../ui/Numeral";
import { RunningText } from "../ui/RunningText";
import { Balloon, Legend, Rows, Sheet, Symptom } from "./Triage.styles";

/** Fragment id of a symptom's row. */
const rowOf = (number: number) => `sintoma-${number}`;

/** The symptoms, those of a part of the drawing with a number. */
function numbered<Entry extends { readonly part: string | null }>(symptoms: readonly Entry[]) {
  const withParts = symptoms.filter(({ part }) => part);
  return symptoms.map((symptom) => ({ ...symptom, number: withParts.indexOf(symptom) + 1 || undefined }));
}

/** Follows a link to a row without another step of Back. Other ways of opening it are the browser's. */
function jump(event: MouseEvent<HTMLAnchorElement>) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  window.location.replace(event.currentTarget.href);
}

interface TriageProps {
  temperature: string;
  triage: Queries.TriageFragment | null;
}

/**
 * The cold room, and its key: symptoms in the words of those who have them. Each row is a link to the chat with a message about it; a number on
 * the drawing leads to its row. What is pointed at, has the focus or was led to lights its part (`Triage.styles.ts`).
 */
export function Triage({ temperature, triage }: TriageProps) {
  const symptoms = numbered(triage?.symptoms ?? []);
  const balloons = symptoms.flatMap(({ part, ...symptom }) => (part ? [{ part, ...symptom }] : []));
  const middle = { x: display.left + display.width / 2, y: display.top + 34 };
  return (
    <>
      {/* On phones before the drawing, whose numbers it explains. */}
      {triage && (
        <Legend id="sintomas">
          <h2>{triage.heading}</h2>
          <p className={screenOnly}>
            <RunningText text={triage.text} />
          </p>
        </Legend>
      )}
      <Sheet>
        <ColdRoom>
          <text className="reading usual" {...middle}>
            {temperature}
          </text>
          {balloons.map(({ part, reading }) => (
            <text key={part} className={`reading ${part}`} {...middle}>
              {reading ?? temperature}
            </text>
          ))}
          <path
            className="leader"
            d={balloons.map(({ part }) => `M${parts[part].balloon}L${parts[part].tip}`).join("")}
          />
          <path className="leader scaled" d={balloons.map(({ part }) => `M${parts[part].tip}h.1`).join("")} />
        </ColdRoom>
        {balloons.map(({ part, number = 0, label }) => (
          <Balloon
            key={part}
            className={part}
            href={`#${rowOf(number)}`}
            aria-label={`${number}. ${label}`}
            onClick={jump}
          >
            <Numeral>{number}</Numeral>
          </Balloon>
        ))}
      </Sheet>
      {triage && (
        <Rows>
          {symptoms.map(({ part, label, advice, chatUrl, number }) => (
            <li key={label} id={number ? rowOf(number) : undefined} className={part ?? undefined}>
              <Symptom href={chatUrl}>
                {number ? <Numeral>{number}</Numeral> : <Numeral aria-hidden="true">?</Numeral>}
                <span>
                  <RunningText text={label} />
                  {advice && (
                    <small>
                      {" "}
                      <RunningText text={advice} />
                    </small>
                  )}
                </span>
                <Icon name="chat" size={1.25} />
              </Symptom>
            </li>
          ))}
        </Rows>
      )}
    </>
  );
}

export const fragment = graphql`
  fragment Triage on Triage {
    heading
    text
    symptoms {
      part
      label
      advice
      reading
      chatUrl
    }
  }
`;
