import styled from "styled-components";
import { media } from "../theme/media";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.25em;
  li:not(:last-child)::after { content: ","; }
  /* Not on paper, as the map. */
  ${media.print} { display: none; }
`;

/** Names of towns, as a line of text. */
export function TownList({ towns }: { towns: readonly string[] }) {
  return (
    <List>
      {towns.map((town) => (
        <li key={town}>{town}</li>
      ))}
    </List>
  );
}
