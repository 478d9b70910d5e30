import coldRoom from "!!../ui/drawing/shapes-loader!../ui/drawing/cold-room.svg";
import { graphql } from "gatsby";
import styled from "styled-components";
import { media } from "../theme/media";
import { theme } from "../theme/theme";
import { Anchor } from "../ui/Anchor";
import { Drawing } from "../ui/drawing/Drawing";
import { coldRoomSize, display, type Part, parts } from "../ui/drawing/shapes";
import { Icon } from "../ui/Icon";

const { colour, space } = theme;

/** Custom property with the drawing's width. */
const drawing = "--drawing";

/** A distance in the drawing by the drawing's width, to a fraction of a pixel. */
const ofWidth = (units: number) => (units / coldRoomSize.width).toFixed(3);

/** The drawing, and its key: beneath it, or beside it where the page's columns are still one. */
const Sheet = styled.div`
  ${drawing}: 100cqi;
  position: relative;
  container-type: inline-size;
  & > svg {
    width: var(${drawing});
    height: auto;
    /* The ground line reaches beyond the drawing. */
    overflow: visible;
  }
  ${media.from("menu")} { &:has(ol) { ${drawing}: 56cqi; & > svg { float: left; overflow: clip; } } }
  ${media.from("desktop")} { &:has(ol) { ${drawing}: 100cqi; & > svg { float: none; overflow: visible; } } }
  ${media.print} { & > svg { display: none; } }
`;

const Key = styled.div`
  margin-top: ${space[1]};
  h2 { font-size: ${theme.text.title}; }
  p { font-size: ${theme.text.small}; }
  ol { margin-top: ${space[1]}; }
  li { border-top: 1px solid ${colour.cut}; }
  ${media.from("menu")} { margin-left: calc(var(${drawing}) + ${space[4]}); }
  ${media.from("desktop")} { margin-left: 0; }
  /* The drawing reaches the window's edge, the list its column's. */
  ${media.from("huge")} { margin-right: calc((100vw - ${theme.size.container}) / 2); }
`;

const Figure = styled.span`
  display: grid;
  place-content: center;
  flex: none;
  width: 1.375rem;
  height: 1.375rem;
  border: 1.5px solid;
  border-radius: ${theme.radius.round};
  font-size: ${theme.text.small};
  font-weight: 600;
  line-height: 1;
  a:is(:hover, :focus-visible) > & { background: ${colour.onNavy}; color: ${colour.navy}; }
`;

const Symptom = styled(Anchor)`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 3.25rem;
  ${media.from("menu")} { min-height: ${theme.size.target}; }
  padding-block: ${space.half};
  line-height: 1.25;
  text-decoration: none;
  & > svg { flex: none; margin-left: auto; color: ${colour.drawing}; }
  /* Large text needs the room. */
  @container (max-width: 19rem) { & > svg { display: none; } }
  ${media.print} { & > svg { display: none; } }
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;

/** A symptom's number on the drawing: part of its link, so that both are one to press, and one to read. */
const Balloon = styled(Figure)<{ $part: Part }>`
  position: absolute;
  left: calc(var(${drawing}) * ${({ $part }) => ofWidth(parts[$part].balloon[0])});
  top: calc(var(${drawing}) * ${({ $part }) => ofWidth(parts[$part].balloon[1])});
  translate: -50% -50%;
  background: ${colour.navy};
  /* As large as a finger, as far as the next balloon. */
  &::after { content: ""; position: absolute; inset: -0.7rem; border-radius: 50%; }
  ${media.print} { display: none; }
`;

interface TriageProps {
  temperature: string;
  triage: Queries.TriageFragment | null;
}

/** The cold room with numbered symptoms. Each number and its line are one link, to the chat with a message about the symptom. */
export function Triage({ temperature, triage }: TriageProps) {
  const symptoms = triage?.symptoms ?? [];
  return (
    <Sheet>
      <Drawing viewBox={`0 0 ${coldRoomSize.width} ${coldRoomSize.height}`} shapes={coldRoom}>
        <text className="reading" x={display.left + display.width / 2} y={display.top + 28}>
          {temperature}
        </text>
        {symptoms.map(({ part }) => (
          <g key={part} className="leader">
            <path d={`M${parts[part].balloon}L${parts[part].tip}`} />
            <circle cx={parts[part].tip[0]} cy={parts[part].tip[1]} r={3} />
          </g>
        ))}
      </Drawing>
      {triage && (
        <Key>
          <h2>{triage.heading}</h2>
          <p>{triage.text}</p>
          <ol>
            {symptoms.map(({ part, label, chatUrl }, index) => (
              <li key={part}>
                <Symptom href={chatUrl}>
                  <Balloon $part={part} aria-hidden="true">
                    {index + 1}
                  </Balloon>
                  <Figure>{index + 1}</Figure>
                  {label}
                  <Icon name="chat" size={20} />
                </Symptom>
              </li>
            ))}
          </ol>
        </Key>
      )}
    </Sheet>
  );
}

export const fragment = graphql`
  fragment Triage on Triage {
    heading
    text
    symptoms {
      part
      label
      chatUrl
    }
  }
`;
