"""The contract that every folder of games/ keeps, without exemption; so does the honest toy."""

import pytest

from tenfold.core.game import Game
from tests.contract import (
    batches,
    chance,
    clauses,
    conservation,
    coverage,
    cuda,
    legality,
    logs,
    notation,
    secrecy,
    texts,
)
from tests.contract.play import all_names, game_named
from tools import goldens
from tools.suites import QUICK_TO_COMPILE

QUICK = [
    pytest.param(name, marks=[pytest.mark.slow] * (name not in QUICK_TO_COMPILE)) for name in all_names()
]
"""All games, of which those that are compiled slowly are left to `make slow`."""


@pytest.fixture(params=all_names(), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return game_named(request.param)


def test_the_same_seed_and_choices_give_the_same_match(game: Game) -> None:
    chance.check_same_seed_same_match(game)


def test_seeds_deal_differently(game: Game) -> None:
    chance.check_seeds_deal_differently(game)


@pytest.mark.compiled
def test_seeds_shuffle_and_draw_differently_after_the_deal(game: Game) -> None:
    chance.check_chance_differs_later(game)


def test_chance_is_set_anew_before_every_entry(game: Game) -> None:
    chance.check_chance_depends_on_the_entry_number(game)


def test_an_entry_without_chance_shows_its_actor_nothing_hidden(game: Game) -> None:
    chance.check_only_chance_brings_news(game)


def test_legal_actions_are_ascending_unique_and_there_exactly_for_due_seats(game: Game) -> None:
    legality.check_legal_actions(game)


def test_kinds_of_actions_stand_together_and_ascend(game: Game) -> None:
    legality.check_kinds(game)


def test_wrong_submissions_are_refused_by_name_and_change_nothing(game: Game) -> None:
    legality.check_submissions_are_refused(game)


def test_submissions_after_the_end_are_refused(game: Game) -> None:
    legality.check_late_submissions_are_refused(game)


def test_every_illegal_action_has_a_reason_with_sentence_and_clause(game: Game) -> None:
    legality.check_why(game, set(clauses.clauses_of(game)))


def test_later_play_leaves_earlier_copies_alone(game: Game) -> None:
    conservation.check_earlier_copies_stay(game)


def test_nobody_writes_into_a_view(game: Game) -> None:
    conservation.check_views_stay_as_they_are(game)


@pytest.mark.compiled
def test_compiled_code_has_one_entry_type(game: Game) -> None:
    conservation.check_one_entry_type(game)


def test_nothing_is_lost_or_made(game: Game) -> None:
    conservation.check_nothing_is_lost(game)


def test_no_match_is_longer_than_the_game_says(game: Game) -> None:
    conservation.check_length(game)


def test_there_is_an_outcome_exactly_when_nobody_is_due(game: Game) -> None:
    conservation.check_outcome_exactly_at_the_end(game)


@pytest.mark.compiled
def test_every_field_is_changed_by_some_match(game: Game) -> None:
    conservation.check_every_field_lives(game)


@pytest.mark.words
def test_every_field_says_what_it_means(game: Game) -> None:
    conservation.check_meanings(game)


def test_options_are_fields_and_rematches_sit_down(game: Game) -> None:
    conservation.check_options(game)


def test_every_choice_of_every_option_is_played_with(game: Game) -> None:
    conservation.check_options_are_chosen(game)


def test_a_replay_gives_the_same_bytes_and_digests(game: Game) -> None:
    logs.check_replay(game)


def test_a_restored_match_goes_on(game: Game) -> None:
    logs.check_a_restored_match_goes_on(game)


def test_states_come_back_from_json(game: Game) -> None:
    logs.check_states_as_json(game)


def test_a_changed_log_is_refused_at_the_entry_that_was_changed(game: Game) -> None:
    logs.check_tampering_is_found(game)


@pytest.mark.words
def test_logs_of_other_rules_are_refused(game: Game) -> None:
    logs.check_other_versions_are_refused(game)


def test_notation_and_parser_are_inverse(game: Game) -> None:
    notation.check_notation(game)


@pytest.mark.words
def test_the_parser_refuses_garbage_with_a_sentence(game: Game) -> None:
    notation.check_parser_refuses_garbage(game)


@pytest.mark.words
def test_a_slip_of_the_pen_gets_a_hint(game: Game) -> None:
    notation.check_unknown_notation_is_explained(game)


@pytest.mark.words
def test_damaged_files_are_refused_with_a_sentence(game: Game) -> None:
    notation.check_restore_refuses_garbage(game)


def test_a_view_dealt_anew_is_the_same_view(game: Game) -> None:
    secrecy.check_worlds_look_the_same(game)


def test_worlds_dealt_from_a_view_have_all_the_things(game: Game) -> None:
    secrecy.check_worlds_agree_with_the_box(game)


def test_worlds_dealt_from_a_view_can_be_played(game: Game) -> None:
    secrecy.check_worlds_can_be_played(game)


@pytest.mark.compiled
def test_every_hidden_field_is_dealt_anew(game: Game) -> None:
    secrecy.check_every_hidden_field_is_dealt_anew(game)


def test_nobody_ever_sees_the_stream(game: Game) -> None:
    secrecy.check_the_stream_stays_hidden(game)


def test_a_spectator_has_no_legal_actions(game: Game) -> None:
    secrecy.check_only_owners_see_legal_actions(game)


def test_nothing_that_an_observer_gets_depends_on_what_is_hidden(game: Game) -> None:
    secrecy.check_nothing_leaks(game)


def test_what_others_see_of_an_action_is_in_their_views(game: Game) -> None:
    secrecy.check_public_actions_are_seen_in_the_view(game)


def test_a_batch_is_as_many_single_matches(game: Game) -> None:
    batches.check_batches_are_singles(game)


def test_drivers_play_what_a_slow_loop_over_views_plays(game: Game) -> None:
    batches.check_drivers_play_by_the_views(game)


def test_observations_are_written_whole(game: Game) -> None:
    batches.check_observations(game)


@pytest.mark.compiled
def test_compiled_play_is_interpreted_play(game: Game) -> None:
    batches.check_compiled_is_interpreted(game)


@pytest.mark.compiled
@pytest.mark.parametrize("game", QUICK, indirect=True)
def test_every_rule_compiles_to_ptx(game: Game) -> None:
    cuda.check_ptx(game)


def test_play_reaches_every_scenario_and_breaks_no_invariant(game: Game) -> None:
    coverage.check_scenarios_and_invariants(game)


@pytest.mark.words
def test_clauses_are_numbered_without_gaps(game: Game) -> None:
    clauses.check_clauses_are_numbered(game)


@pytest.mark.words
def test_every_clause_is_cited_by_a_source(game: Game) -> None:
    clauses.check_clauses_are_cited(game)


@pytest.mark.words
def test_every_clause_is_cited_by_a_test(game: Game) -> None:
    clauses.check_clauses_are_tested(game)


@pytest.mark.words
def test_every_ending_cites_a_clause(game: Game) -> None:
    clauses.check_endings_cite_clauses(game)


@pytest.mark.words
def test_every_event_has_a_sentence_for_everybody(game: Game) -> None:
    texts.check_events_have_sentences(game)


@pytest.mark.words
def test_whoever_acts_hears_of_it(game: Game) -> None:
    texts.check_every_entry_is_told_to_its_actor(game)


@pytest.mark.words
def test_every_action_has_words_of_its_own(game: Game) -> None:
    texts.check_actions_have_sentences(game)
    texts.check_advice_has_sentences(game)


@pytest.mark.words
def test_endings_results_and_status_have_sentences(game: Game) -> None:
    texts.check_endings_have_sentences(game)


@pytest.mark.words
def test_title_summary_and_options_have_words(game: Game) -> None:
    texts.check_table_talk(game)


@pytest.mark.words
def test_taking_back_is_told(game: Game) -> None:
    texts.check_taking_back_is_told(game)


@pytest.mark.words
def test_every_view_can_be_shown(game: Game) -> None:
    texts.check_shown(game)


def test_positions_counted_from_the_deal_are_as_pinned(game: Game) -> None:
    goldens.check_perft(game)


@pytest.mark.compiled
def test_playthroughs_are_as_written(game: Game) -> None:
    goldens.check_playthroughs(game)
