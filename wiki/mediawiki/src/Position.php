<?php

namespace MediaWiki\Extension\RuleBoard;

/**
 * The position that a scenario of a page begins from, as it is shown without script: what the scenario says, with the names and
 * boards of the catalogue. PHP knows no rules, so what the rules add to it is not there.
 */
class Position {
	/** Pieces that are shown. */
	private const LISTED = 60;
	/** Rows and columns of a board that is drawn. */
	private const WIDEST = 40;

	private array $setup;
	private array $board;
	private array $known;
	/** Names of the scenario's own units. @var array<string,string> */
	private array $named;

	/**
	 * @param array $value the whole scenario, of which any part may be nonsense
	 * @param array $known what the catalogue has of the game
	 */
	public function __construct( array $value, array $known, string $lang ) {
		$this->setup = self::part( $value, 'setup' );
		$this->board = self::part( $this->setup, 'board' );
		$this->known = $known;
		$this->named = $known['names'];
		foreach ( self::part( self::part( $value, 'content' ), 'units' ) as $unit ) {
			if ( is_array( $unit ) && is_string( $unit['id'] ?? null ) ) {
				$this->named[$unit['id']] = self::word( $unit["name_$lang"] ?? $unit['name'] ?? $unit['id'] );
			}
		}
	}

	/**
	 * The colours of the ground, by row and column; empty where the board has no squares that could be drawn.
	 * @return array<int,array<int,string>> an empty text for open ground
	 */
	public function ground(): array {
		$legend = self::part( $this->board, 'legend' ) + $this->known['legend'];
		$ground = [];
		foreach ( $this->rows() as $row ) {
			$colour = fn ( $sign ) => $this->known['colours'][self::word( $legend[$sign] ?? '' )] ?? '';
			$ground[] = array_map( $colour, is_string( $row ) ? mb_str_split( $row, 1, 'UTF-8' ) : [] );
		}
		$sides = [ count( $ground ), ...array_map( 'count', $ground ) ];
		return min( $sides ) > 0 && max( $sides ) <= self::WIDEST ? $ground : [];
	}

	private function rows(): array {
		$map = self::word( $this->board['map'] ?? '' );
		return self::part( $this->board, 'rows' ) ?: $this->known['maps'][$map] ?? $this->known['rows'];
	}

	/**
	 * The pieces, and the cards on the board.
	 * @return array{name:string,unit:string,owner:string,at:?array{0:int,1:int},place:string,isCard:bool}[]
	 */
	public function pieces(): array {
		$pieces = array_filter( self::part( $this->setup, 'pieces' ), 'is_array' );
		$cards = array_filter( self::part( $this->board, 'cards' ), 'is_array' );
		$shown = [
			...array_map( fn ( $name, $piece ) => $this->piece( self::word( $name ), $piece, false ), array_keys( $pieces ), $pieces ),
			...array_map( fn ( $card ) => $this->piece( '', $card, true ), array_values( $cards ) ),
		];
		return array_slice( $shown, 0, self::LISTED );
	}

	private function piece( string $name, array $piece, bool $isCard ): array {
		$is = self::word( $piece['is'] ?? '' );
		$at = $piece['at'] ?? null;
		$isSquare = is_array( $at ) && array_map( 'is_int', $at ) === [ true, true ]
			&& min( $at ) > 0 && max( $at ) <= self::WIDEST;
		$place = self::word( $piece['place'] ?? '' );
		return [
			'name' => $name,
			'unit' => $this->named[$is] ?? $is,
			'owner' => self::word( $piece['owner'] ?? '' ),
			'at' => $isSquare ? $at : null,
			'place' => $isSquare ? self::column( $at[0] ) . $at[1] : $this->named[$place] ?? $place,
			'isCard' => $isCard,
		];
	}

	/** The letters of a column, as boards have them. */
	public static function column( int $x ): string {
		return ( $x > 26 ? self::column( intdiv( $x - 1, 26 ) ) : '' ) . chr( 65 + ( $x - 1 ) % 26 );
	}

	private static function part( array $of, string $field ): array {
		return is_array( $of[$field] ?? null ) ? $of[$field] : [];
	}

	/** @param mixed $value */
	private static function word( $value ): string {
		return is_scalar( $value ) ? mb_substr( (string)$value, 0, 80, 'UTF-8' ) : '';
	}
}
