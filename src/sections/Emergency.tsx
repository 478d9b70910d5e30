import { graphql } from "gatsby";
import { CheckList } from "../ui/CheckList";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import { OpenNow } from "../ui/OpenNow";
import { RunningText } from "../ui/RunningText";
import { CallOrChat } from "./CallOrChat";
import { Band, Columns, EmergencyHeading, Text } from "./Emergency.styles";

interface EmergencyProps {
  heading: string;
  text: string;
  features: readonly string[];
  chatLabel: string;
  business: Queries.EmergencyLinksFragment;
}

/** The emergency service: whether somebody answers now, the phone number and the chat right under the heading, and what there is to know of it. */
export function Emergency({ heading, text, features, chatLabel, business }: EmergencyProps) {
  return (
    <Band aria-labelledby="emergencia">
      <Columns>
        <div>
          <EmergencyHeading id="emergencia">
            <Icon name="emergency" />
            {heading}
          </EmergencyHeading>
          <OpenNow brief />
        </div>
        <CallOrChat
          business={business}
          only={business.emergencyChannel}
          chatUrl={business.emergencyChatUrl}
          chatLabel={chatLabel}
        />
        <Text>
          <Disclosure id="emergencia-detalhes" summary={<RunningText text={text} />}>
            <CheckList items={features} />
          </Disclosure>
        </Text>
      </Columns>
    </Band>
  );
}

export const fragment = graphql`
  fragment EmergencyLinks on Business {
    emergencyChatUrl
    emergencyChannel
    ...CallLink
  }
`;
