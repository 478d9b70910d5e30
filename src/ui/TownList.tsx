import styled from "styled-components";
import { screenOnly } from "../theme/print";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.25em;
  li:not(:last-child)::after { content: ","; }
`;

/** Names of towns, as a line of text. */
export function TownList({ towns }: { towns: readonly string[] }) {
  return (
    <List className={screenOnly}>
      {towns.map((town) => (
        <li key={town}>{town}</li>
      ))}
    </List>
  );
}
